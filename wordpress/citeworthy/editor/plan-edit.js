/**
 * Which blocks of the editor an edit changes, and how. Works on plain data and changes nothing, so that an edit whose text
 * is no longer in the post is refused before anything happens.
 *
 * A leaf is a block of the editor that holds text:
 * { clientId, kind: "paragraph" | "heading" | "list" | "table" | "quote" | "code" | "image", text, pieces: [{ clientId, text }] }
 * `pieces` are the items of a list and the lines of a quotation, which are blocks themselves.
 */
(() => {
  const textOf = (words) => words.map((run) => run.text).join("");
  /** Editors and parsers differ in white space, and only in that. */
  const squash = (text) => text.replace(/[\s\u00a0\ufffc]+/g, "");

  const piecesOf = (block) => {
    if (block.kind === "paragraph") return block.sentences.map(textOf);
    if (block.kind === "list") return block.items.map((item) => textOf(item.words));
    return block.kind === "quote" ? block.lines.map(textOf) : [];
  };

  const blockText = (block) => {
    if (block.kind === "heading" || block.kind === "code") return block.text;
    if (block.kind === "table") return [block.header, ...block.rows].flat().map(textOf).join(" ");
    return block.kind === "image" ? block.src : piecesOf(block).join(" ");
  };

  /** An edit that is made with one click. A mark only says where the author has to add something. */
  const isFinished = ({ steps, kind }) => steps.length > 0 && kind !== "source";

  /** The blocks as the used edits have left them. `origin`: the block of the analyzed text that was there. */
  function expectedBlocks(source, used) {
    const steps = used.flatMap((edit) => edit.steps);
    const struck = new Set(steps.flatMap((step) => (step.do === "strike" ? step.sentences : [])));
    const replaced = new Map();
    for (const step of steps)
      if (step.do === "replace")
        for (const [at, id] of step.blocks.entries()) replaced.set(id, at === 0 ? step.by : []);
    const insertedBefore = (id) =>
      steps.flatMap((step) => (step.do === "insert" && step.before === id ? step.blocks : []));
    const entries = source.flatMap((block) => [
      ...insertedBefore(block.id).map((own) => ({ origin: block.id, block: own })),
      ...(replaced.get(block.id) ?? withoutStruck(block, struck)).map((own) => ({
        origin: block.id,
        block: own,
      })),
    ]);
    return [...entries, ...insertedBefore(null).map((block) => ({ origin: null, block }))];
  }

  function withoutStruck(block, struck) {
    const isKept = (_piece, at) => !struck.has(`${block.id}.${at}`);
    // Numbers of sentences are those of the analyzed text, so that they stay valid after an edit.
    const all = piecesOf(block);
    if (all.length === 0) return [block];
    const kept = all.filter(isKept);
    return kept.length === 0 ? [] : [{ ...block, kept }];
  }

  const expectedText = (block) => (block.kept ? block.kept.join(" ") : blockText(block));

  /** A paragraph with line breaks is several blocks to the engine: each line can be found by itself. */
  const linesOf = (leaf) => {
    if (leaf.kind !== "paragraph" || !leaf.text.includes("\n")) return [{ leaf, text: leaf.text }];
    const lines = leaf.text.split("\n").filter((line) => squash(line) !== "");
    return lines.map((text) => ({ leaf, text, of: lines.length }));
  };

  const isSame = (block, { leaf, text }) =>
    block.kind === "image"
      ? leaf.kind === "image" && squash(leaf.text) !== "" && squash(block.src).endsWith(squash(leaf.text))
      : squash(text) !== "" && squash(text) === squash(expectedText(block));

  /** In the order of the text; a block that was moved by hand is found too. */
  function matchBlocks(entries, leaves) {
    const lines = leaves.flatMap(linesOf);
    const taken = new Set();
    const found = new Map();
    let after = 0;
    for (const { block } of entries) {
      const isFree = (line, at) => !taken.has(at) && isSame(block, line);
      const ahead = lines.findIndex((line, at) => at >= after && isFree(line, at));
      const at = ahead >= 0 ? ahead : lines.findIndex(isFree);
      if (at < 0) continue;
      taken.add(at);
      found.set(block.id, lines[at]);
      if (ahead >= 0) after = at + 1;
    }
    return found;
  }

  class Refused extends Error {}
  const refuse = (why) => {
    throw new Refused(why);
  };

  /**
   * What to do in the editor, or why the edit can't be used:
   * `{ operations: [...] }` or `{ refused: "changed" | "unsupported" }`.
   */
  function planEdit({ edit, source, used, leaves, title }) {
    try {
      if (!isFinished(edit)) refuse("unsupported");
      const entries = expectedBlocks(source, used);
      const found = matchBlocks(
        entries.filter(({ block }) => block.id !== "title"),
        leaves,
      );
      const place = { entries, found, source, leaves, title };
      const isMove =
        edit.kind === "move" &&
        edit.steps.length === 2 &&
        edit.steps[1].do === "replace" &&
        edit.steps[0].do === "insert";
      const operations = isMove
        ? [moved(edit.steps, place)]
        : edit.steps.flatMap((step) => operationsOf(step, place));
      return { operations };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      throw error;
    }
  }

  function operationsOf(step, place) {
    if (step.do === "insert")
      return [{ do: "insert", before: placeBefore(step.before, place), blocks: step.blocks }];
    if (step.do === "replace") return replaced(step, place);
    if (step.do === "strike") return struckPieces(step.sentences, place);
    return refuse("unsupported");
  }

  /** The editor's block that follows; null at the end. */
  function placeBefore(id, { entries, found, source }) {
    if (id === null) return null;
    const from = source.findIndex((block) => block.id === id);
    if (from < 0) refuse("changed");
    const origins = new Set(source.slice(from).map((block) => block.id));
    const next = entries.find(({ origin, block }) => origins.has(origin) && block.id !== "title");
    if (!next) return null;
    const line = found.get(next.block.id) ?? refuse("changed");
    if (squash(line.text) !== squash(line.leaf.text.split("\n")[0])) refuse("unsupported");
    return line.leaf.clientId;
  }

  const current = (id, { entries, found }) => {
    const entry = entries.find(({ block }) => block.id === id) ?? refuse("changed");
    return { block: entry.block, line: found.get(id) ?? refuse("changed") };
  };

  function replaced({ blocks, by }, place) {
    if (blocks.includes("title")) return [newTitle(blocks, by, place)];
    const lines = blocks.map((id) => current(id, place).line);
    const [only] = lines;
    const [next] = by;
    if (lines.length === 1 && by.length === 1 && only.leaf.kind === next.kind && !only.of)
      if (next.kind === "heading" || next.kind === "paragraph")
        return [{ do: "text", clientId: only.leaf.clientId, to: blockText(next) }];
    const ids = [...new Set(lines.map(({ leaf }) => leaf.clientId))];
    // A paragraph with line breaks is replaced as a whole or not at all.
    const isWhole = ids.every((clientId) => {
      const own = lines.filter(({ leaf }) => leaf.clientId === clientId);
      return own.length === (own[0].of ?? 1);
    });
    if (!isWhole) refuse("unsupported");
    return [{ do: "replace", clientIds: ids, blocks: by }];
  }

  function newTitle(blocks, by, { entries, title }) {
    const known = entries.find(({ block }) => block.id === "title")?.block;
    if (blocks.length !== 1 || by.length !== 1 || !known) refuse("unsupported");
    if (squash(known.text) !== squash(title)) refuse("changed");
    return { do: "title", to: by[0].text };
  }

  function moved([insert, { blocks }], place) {
    const lines = blocks.map((id) => current(id, place).line);
    if (lines.some(({ of }) => of)) refuse("unsupported");
    return {
      do: "move",
      clientIds: lines.map(({ leaf }) => leaf.clientId),
      before: placeBefore(insert.before, place),
    };
  }

  /** Sentences are cut out of their block, items and lines are removed; a block that has nothing left goes too. */
  function struckPieces(ids, place) {
    const byBlock = new Map();
    for (const id of ids) {
      const at = id.lastIndexOf(".");
      const own = byBlock.get(id.slice(0, at)) ?? [];
      byBlock.set(id.slice(0, at), [...own, Number(id.slice(at + 1))]);
    }
    return [...byBlock].flatMap(([id, numbers]) => {
      const { block, line } = current(id, place);
      const texts = numbers.map((number) => piecesOf(block)[number] ?? refuse("changed"));
      const { leaf } = line;
      if (texts.length === (block.kept ?? piecesOf(block)).length && !line.of)
        return [{ do: "replace", clientIds: [leaf.clientId], blocks: [] }];
      if (leaf.kind === "paragraph")
        return texts.map((text) => ({ do: "cut", clientId: leaf.clientId, text }));
      return texts.map((text) => {
        const piece = leaf.pieces.find((one) => squash(one.text) === squash(text)) ?? refuse("changed");
        return { do: "replace", clientIds: [piece.clientId], blocks: [] };
      });
    });
  }

  window.citeworthyPlan = { planEdit, isFinished };
})();
