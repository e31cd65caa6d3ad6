/** A click on the button hands the tab's page over. Nothing is read before that, and no page but this one. */
chrome.action.onClicked.addListener(async (tab) => {
  const { base } = await chrome.storage.sync.get("base");
  if (!base) return chrome.runtime.openOptionsPage();
  try {
    const target = { tabId: tab.id };
    await chrome.scripting.executeScript({ target, files: ["collect-page.js"] });
    const [{ result: url }] = await chrome.scripting.executeScript({
      target,
      // The file before this one defined it in the page.
      func: (address) => collectPage(address),
      args: [base],
    });
    if (!url) throw new Error("nothing was read");
    await chrome.tabs.create({ url, index: tab.index + 1, openerTabId: tab.id });
  } catch {
    // Browsers keep extensions out of their own pages and shops, and a page can be too long.
    await chrome.action.setBadgeText({ tabId: tab.id, text: "!" });
    await chrome.action.setTitle({ tabId: tab.id, title: "This page can't be read, or it is too long." });
  }
});
