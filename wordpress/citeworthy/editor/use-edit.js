/** Carries out a planned edit as block changes, so that the editor's own undo takes it back. */
(() => {
  const { data, blocks: wpBlocks, richText } = window.wp;
  const { planEdit, isFinished } = window.citeworthyPlan;
  const { createBlock } = wpBlocks;

  const plainText = (html) => richText.create({ html: String(html ?? "") }).text;

  /** Blocks that other posts share: a change of this post must not change them. */
  const SHARED = new Set(["core/block", "core/template-part"]);

  const cellsOf = (rows) =>
    (rows ?? []).flatMap(({ cells }) => cells.map(({ content }) => plainText(content)));

  /** Items of a list with those of the lists inside it, in the order of the text. */
  const itemsOf = (list) =>
    list.innerBlocks.flatMap((item) => [
      { clientId: item.clientId, text: plainText(item.attributes.content) },
      ...item.innerBlocks.flatMap(itemsOf),
    ]);

  const leafMakers = {
    "core/paragraph": ({ attributes }) => ({ kind: "paragraph", text: plainText(attributes.content) }),
    "core/heading": ({ attributes }) => ({ kind: "heading", text: plainText(attributes.content) }),
    "core/code": ({ attributes }) => ({ kind: "code", text: plainText(attributes.content) }),
    "core/image": ({ attributes }) => ({ kind: "image", text: attributes.url ?? "" }),
    "core/table": ({ attributes: { head, body, foot } }) => ({
      kind: "table",
      text: [...cellsOf(head), ...cellsOf(body), ...cellsOf(foot)].join(" "),
    }),
    "core/list": (block) => withPieces("list", itemsOf(block)),
    "core/quote": (block) =>
      withPieces(
        "quote",
        block.innerBlocks.map(({ clientId, attributes }) => ({
          clientId,
          text: plainText(attributes.content),
        })),
      ),
  };

  const withPieces = (kind, pieces) => ({ kind, pieces, text: pieces.map(({ text }) => text).join(" ") });

  const leavesOf = (blocks) =>
    blocks.flatMap((block) => {
      const make = leafMakers[block.name];
      if (make) return [{ clientId: block.clientId, pieces: [], ...make(block) }];
      return SHARED.has(block.name) ? [] : leavesOf(block.innerBlocks);
    });

  const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

  /** Drafts have no address, so the server reads relative links from this one. */
  const DRAFT_ORIGIN = /^https:\/\/draft\.example(?:\/draft(?=#))?/;

  const toHtml = (words) =>
    words
      .map(({ text, href }) => {
        const address = href?.replace(DRAFT_ORIGIN, "") ?? "";
        const isLink = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);
        return isLink ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>` : escapeHtml(text);
      })
      .join("");

  const rowOf = (cells, tag) => ({ cells: cells.map((words) => ({ content: toHtml(words), tag })) });
  const itemBlock = ({ words }) => createBlock("core/list-item", { content: toHtml(words) });

  const blockMakers = {
    heading: ({ text, level }) => createBlock("core/heading", { content: escapeHtml(text), level }),
    paragraph: ({ sentences }) => createBlock("core/paragraph", { content: sentences.map(toHtml).join(" ") }),
    list: ({ isOrdered, items }) => createBlock("core/list", { ordered: isOrdered }, items.map(itemBlock)),
    table: ({ header, rows }) =>
      createBlock("core/table", {
        head: [rowOf(header, "th")],
        body: rows.map((row) => rowOf(row, "td")),
      }),
    quote: ({ lines }) =>
      createBlock(
        "core/quote",
        {},
        lines.map((words) => createBlock("core/paragraph", { content: toHtml(words) })),
      ),
    code: ({ text }) => createBlock("core/code", { content: escapeHtml(text) }),
    image: ({ src, alt, caption }) =>
      createBlock("core/image", { url: src.replace(DRAFT_ORIGIN, ""), alt, caption: escapeHtml(caption) }),
  };
  const newBlocks = (list) => list.map((block) => blockMakers[block.kind](block));

  /** Only the words that differ are replaced, so that links and bold words around them stay. */
  function changedText(html, to) {
    const value = richText.create({ html });
    const from = value.text;
    let start = 0;
    while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1;
    let end = 0;
    while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
    const inserted = to.slice(start, to.length - end);
    return richText.toHTMLString({ value: richText.insert(value, inserted, start, from.length - end) });
  }

  function withoutSentence(html, sentence) {
    const value = richText.create({ html });
    const words = sentence.trim().split(/\s+/);
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
    const match = new RegExp(`${pattern}\\s*`).exec(value.text);
    if (!match) return html;
    const isLast = match.index + match[0].length === value.text.length;
    const start = isLast ? value.text.slice(0, match.index).trimEnd().length : match.index;
    return richText.toHTMLString({ value: richText.remove(value, start, match.index + match[0].length) });
  }

  function carryOut(operation) {
    const select = data.select("core/block-editor");
    const change = data.dispatch("core/block-editor");
    // Newer editors keep an object here, which gives its HTML as a string.
    const contentOf = (clientId) => String(select.getBlockAttributes(clientId).content);
    const setContent = (clientId, content) => change.updateBlockAttributes(clientId, { content });
    const { clientId, clientIds, before } = operation;
    const root = before ? select.getBlockRootClientId(before) : "";
    const index = before ? select.getBlockIndex(before) : select.getBlockCount();
    if (operation.do === "text") setContent(clientId, changedText(contentOf(clientId), operation.to));
    else if (operation.do === "cut")
      setContent(clientId, withoutSentence(contentOf(clientId), operation.text));
    else if (operation.do === "title") data.dispatch("core/editor").editPost({ title: operation.to });
    else if (operation.do === "insert") change.insertBlocks(newBlocks(operation.blocks), index, root, false);
    else if (operation.do === "move") moveBlocks(operation);
    else if (operation.blocks.length === 0) change.removeBlocks(clientIds, false);
    else change.replaceBlocks(clientIds, newBlocks(operation.blocks));
  }

  function moveBlocks({ clientIds, before }) {
    const { getBlockRootClientId, getBlockIndex, getBlockCount } = data.select("core/block-editor");
    const from = getBlockRootClientId(clientIds[0]);
    const to = before ? getBlockRootClientId(before) : "";
    const target = before ? getBlockIndex(before) : getBlockCount();
    // The place is counted without the blocks that move away from above it.
    const above = from === to ? clientIds.filter((one) => getBlockIndex(one) < target).length : 0;
    data.dispatch("core/block-editor").moveBlocksToPosition(clientIds, from, to, target - above);
  }

  const plan = (edit, { source, used }) =>
    planEdit({
      ...{ edit, source, used },
      leaves: leavesOf(data.select("core/block-editor").getBlocks()),
      title: plainText(data.select("core/editor").getEditedPostAttribute("title")),
    });

  /** Null, or why the edit can't be used; then nothing has changed. */
  function useEdit(edit, given, registry) {
    const { operations, refused } = plan(edit, given);
    if (refused) return refused;
    // One change for the editor, however many blocks: one step of undo takes it back.
    const { __unstableMarkLastChangeAsPersistent: endOfStep } = data.dispatch("core/block-editor");
    registry.batch(() => {
      for (const operation of operations) carryOut(operation);
      // Two changes of one paragraph look like typing, which the editor doesn't make a step of.
      endOfStep?.();
    });
    return null;
  }

  window.citeworthyEdits = { useEdit, isFinished };
})();
