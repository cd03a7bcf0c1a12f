"use strict";
// What the pages do beyond plain links and forms: keep the focus, speak notices, ask for what is new.
document.addEventListener("htmx:afterSettle", (event) => {
  const heading = event.detail.elt.querySelector("h1");
  if (heading) { heading.focus({ preventScroll: true }); }
});
document.addEventListener("htmx:beforeOnLoad", (event) => {
  if (event.detail.xhr.status === 422) { event.detail.shouldSwap = true; event.detail.isError = false; }
});
// Times where the reader is, and his time zone for who agrees on one.
function local(top) {
  for (const time of top.querySelectorAll("time[data-here]")) {
    const here = new Date(time.dateTime).toLocaleString(document.documentElement.lang, {
      weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZoneName: "short",
    });
    time.textContent = time.dataset.here.replace("{time}", here);
  }
  for (const zone of top.querySelectorAll("input[data-zone]")) {
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  }
}
local(document);
document.addEventListener("htmx:afterSettle", (event) => local(event.detail.elt));
const base = document.body.dataset.base;
const seen = Number(document.body.dataset.head || 0);
if (base && window.EventSource && document.body.dataset.live) {
  const news = new EventSource(base + "/events?since=" + seen);
  news.onmessage = (message) => {
    const told = document.getElementById("fresh");
    if (told && Number(message.data) > seen) { told.hidden = false; }
  };
  news.addEventListener("ring", () => {
    if (document.getElementById("ring") && window.htmx) { window.htmx.trigger(document.body, "ring-moved"); }
  });
}
