/** Where the pages go. Only https, or this machine, so that nobody on the way can exchange the draft page. */
const form = document.querySelector("form");
const say = (text) => {
  document.querySelector("[role=status]").textContent = text;
};

chrome.storage.sync.get("base").then(({ base }) => {
  form.base.value = base ?? "";
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const url = new URL(form.base.value);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== "https:" && !isLocal) return say("The address must start with https://.");
  await chrome.storage.sync.set({ base: url.origin });
  say("Saved. Click the button of the extension on any page.");
});
