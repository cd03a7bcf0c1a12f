"use strict";
// What the pages can do beyond being read: find, sort, and show the round that decided a bout line by line.
const words = document.body.dataset;

// Find: the list is loaded when somebody begins to look for something.
const box = document.querySelector(".find");
const input = document.getElementById("find");
const found = document.getElementById("found");
const said = box.querySelector(".said");
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
let rows = null;
function load() {
  if (rows !== null) { return; }
  rows = [];
  const script = document.createElement("script");
  script.src = words.root + "search.js";
  script.addEventListener("load", () => { rows = window.ringsideSearch.map((row) => [...row, plain(row[0])]); show(); });
  document.head.append(script);
}
function show() {
  const wanted = plain(input.value).split(/\s+/).filter(Boolean);
  const hits = wanted.length ? rows.filter((row) => wanted.every((word) => row[3].includes(word))).slice(0, 12) : [];
  found.replaceChildren(...hits.map(([text, address, kind]) => {
    const link = document.createElement("a");
    link.href = words.root + address;
    link.textContent = kind ? text + " – " + kind : text;
    return link;
  }));
  if (wanted.length && rows.length && !hits.length) {
    const nothing = document.createElement("p");
    nothing.textContent = words.nothing;
    found.append(nothing);
  }
  found.hidden = !found.childElementCount;
  said.textContent = !wanted.length || !rows.length ? "" : hits.length ? words.found.replace("{count}", hits.length) : words.nothing;
}
function move(event) {
  const links = [...found.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  if (event.key === "Escape") { input.value = ""; show(); input.focus(); }
  if (event.key === "ArrowDown" && links.length) { links[Math.min(at + 1, links.length - 1)].focus(); event.preventDefault(); }
  if (event.key === "ArrowUp" && at >= 0) { (links[at - 1] || input).focus(); event.preventDefault(); }
  if (event.key === "Enter" && document.activeElement === input && links.length) { links[0].click(); }
}
box.hidden = false;
input.addEventListener("focus", load);
input.addEventListener("input", () => { load(); show(); });
box.addEventListener("keydown", move);
box.addEventListener("focusout", (event) => { if (!box.contains(event.relatedTarget)) { found.hidden = true; } });
input.addEventListener("focus", () => { if (found.childElementCount) { found.hidden = false; } });

// Sort: a click on the head of a column, once more to turn it round.
function value(row, column) {
  const cell = row.cells[column];
  const text = cell.dataset.v || cell.textContent.trim();
  const number = Number(text.replace(/[$,]/g, ""));
  return text !== "" && !Number.isNaN(number) ? number : plain(text);
}
function compared(one, other) {
  if (typeof one === "number" && typeof other === "number") { return one - other; }
  return String(one).localeCompare(String(other), document.documentElement.lang);
}
function sort(table, column, head) {
  const turned = head.getAttribute("aria-sort") === (head.classList.contains("figure") ? "descending" : "ascending");
  const up = head.classList.contains("figure") ? turned : !turned;
  const body = table.tBodies[0];
  const lines = [...body.rows].map((row, place) => [value(row, column), place, row]);
  lines.sort((a, b) => (up ? 1 : -1) * compared(a[0], b[0]) || a[1] - b[1]);
  body.replaceChildren(...lines.map((line) => line[2]));
  for (const other of table.tHead.rows[0].cells) { other.removeAttribute("aria-sort"); }
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  said.textContent = words.sorted.replace("{column}", head.textContent);
}
for (const table of document.querySelectorAll("table.sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(table, column, head));
    head.append(button);
  });
}

// The round that decided a bout, a line at a time.
const replay = document.getElementById("replay");
if (replay) {
  const lines = [...replay.querySelectorAll("[data-f]")];
  const play = replay.querySelector('[data-step="0"]');
  let at = lines.length - 1;
  let clock = 0;
  const look = (place) => {
    at = Math.max(0, Math.min(lines.length - 1, place));
    lines.forEach((line, number) => {
      line.classList.toggle("now", number === at);
      if (number === at) { line.setAttribute("aria-current", "step"); } else { line.removeAttribute("aria-current"); }
    });
    lines[at].dataset.f.split(";").forEach((state, side) => {
      const [parts, blow, told] = state.split(",");
      const shown = parts.split("-");
      for (const part of replay.querySelectorAll(`[data-part^="${side}-"]`)) {
        part.classList.toggle("off", !shown.includes(part.dataset.part.slice(2)));
      }
      replay.querySelector(`[data-blow="${side}"]`).textContent = blow;
      replay.querySelector(`[data-told="${side}"]`).textContent = told;
    });
  };
  const stop = () => { window.clearInterval(clock); clock = 0; play.removeAttribute("aria-pressed"); };
  const start = () => {
    if (at === lines.length - 1) { look(0); }
    clock = window.setInterval(() => { if (at === lines.length - 1) { stop(); } else { look(at + 1); } }, 1200);
    play.setAttribute("aria-pressed", "true");
  };
  replay.querySelector(".steps").hidden = false;
  replay.addEventListener("click", (event) => {
    const step = event.target.dataset.step;
    if (step === undefined) { return; }
    if (step === "0") { if (clock) { stop(); } else { start(); } return; }
    stop();
    look(at + Number(step));
  });
}
