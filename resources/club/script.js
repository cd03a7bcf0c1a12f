"use strict";
// What the pages do beyond plain links and forms: keep the focus, speak notices, ask for what is new.
document.addEventListener("htmx:afterSettle", (event) => {
  const heading = event.detail.elt.querySelector("h1");
  if (heading) { heading.focus({ preventScroll: true }); }
});
document.addEventListener("htmx:beforeOnLoad", (event) => {
  if (event.detail.xhr.status === 422) { event.detail.shouldSwap = true; event.detail.isError = false; }
});
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
