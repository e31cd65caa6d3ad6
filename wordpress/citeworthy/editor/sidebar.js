/** The sidebar of the block editor: score, question and edits of the draft, and the analysis of the published page. */
(() => {
  const { a11y, apiFetch, components, data, editor, editPost, element, i18n, plugins } = window.wp;
  const { Button, ExternalLink, Notice, PanelBody, Spinner, TextControl } = components;
  const { createElement: el, Fragment, useEffect, useMemo, useState } = element;
  const { __, _n, sprintf } = i18n;
  const { useRegistry, useSelect } = data;
  const { PluginSidebar, PluginSidebarMoreMenuItem } = editor.PluginSidebar ? editor : editPost;
  const { useEdit: applyEdit, isFinished } = window.citeworthyEdits;
  const site = window.citeworthySite;

  const NAME = "citeworthy";
  /** Reading a page takes seconds; a run of many pages takes longer, so the page is asked for rarely and by itself. */
  const ASK_AGAIN_MS = 5_000;

  const mark = el(
    "svg",
    { width: 24, height: 24, viewBox: "0 0 24 24", "aria-hidden": true },
    el("path", {
      d: "M5 4h14v11H11l-4 4v-4H5z M8 8h8 M8 11h5",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.5,
      strokeLinejoin: "round",
    }),
  );

  const failureText = (failure) =>
    failure?.code?.startsWith?.("citeworthy_") && failure.message
      ? failure.message
      : __("WordPress can’t be reached. Your post hasn’t changed; try again later.", "citeworthy");

  const bandOf = (score) => {
    if (score >= Number(site.bands.excellent)) return ["excellent", __("Excellent", "citeworthy")];
    return score >= Number(site.bands.good)
      ? ["good", __("Good", "citeworthy")]
      : ["needs-work", __("Needs work", "citeworthy")];
  };

  const whyRefused = (why) =>
    why === "changed"
      ? __("The text that this edit changes is no longer in the post. Analyze the draft again.", "citeworthy")
      : __("This edit changes blocks that can’t be changed from here. Make it by hand.", "citeworthy");

  /** How many of the used edits are in the text: the editor's undo and redo lead back to a text that is known. */
  function stillUsed(history, content, count) {
    for (let at = history.length; at > 0; at -= 1) if (history[at - 1].after === content) return at;
    return history[0]?.before === content ? 0 : count;
  }

  const currentContent = () => {
    const { getEditedPostAttribute, getEditedPostContent } = data.select("core/editor");
    return JSON.stringify([getEditedPostAttribute("title"), getEditedPostContent()]);
  };

  /** Writing out a long post takes time, so it is done only when the post has changed and there is an analysis to compare. */
  function useContent(isNeeded) {
    const { title, blocks, content } = useSelect((select) => {
      const { getCurrentPostId, getCurrentPostType } = select("core/editor");
      const post = select("core").getEditedEntityRecord("postType", getCurrentPostType(), getCurrentPostId());
      return { title: post?.title, blocks: post?.blocks, content: post?.content };
    }, []);
    return useMemo(() => (isNeeded ? currentContent() : null), [isNeeded, title, blocks, content]);
  }

  function useDraft(postId) {
    const registry = useRegistry();
    const [state, setState] = useState({ result: null, problem: null, isBusy: false });
    const content = useContent(state.result !== null);
    const [uses, setUses] = useState({ history: [], count: 0, refused: {} });
    const count = stillUsed(uses.history, content, uses.count);
    useEffect(() => {
      if (count !== uses.count) setUses({ ...uses, count });
    }, [count, uses]);

    const analyze = async (question) => {
      const sent = currentContent();
      const [title, text] = JSON.parse(sent);
      setState({ ...state, problem: null, isBusy: true });
      try {
        const path = `/citeworthy/v1/posts/${postId}/draft`;
        const result = await apiFetch({ path, method: "POST", data: { title, content: text, question } });
        setState({ result: { ...result, content: sent }, problem: null, isBusy: false });
        setUses({ history: [], count: 0, refused: {} });
      } catch (failure) {
        setState({ ...state, problem: failureText(failure), isBusy: false });
      }
    };

    const use = (edit) => {
      const history = uses.history.slice(0, count);
      const used = history.map((one) => one.edit);
      const refused = applyEdit(edit, { source: state.result.blocks, used }, registry);
      if (refused)
        return setUses({ ...uses, refused: { ...uses.refused, [edit.id]: { why: refused, content } } });
      const after = currentContent();
      a11y.speak(__("The edit is used.", "citeworthy"));
      const { [edit.id]: _, ...others } = uses.refused;
      setUses({
        history: [...history, { edit, before: content, after }],
        count: history.length + 1,
        refused: others,
      });
    };

    const last = uses.history[count - 1];
    return {
      ...{ ...state, analyze, use },
      isChanged: state.result !== null && state.result.content !== content,
      // Why an edit was refused holds for the text as it was then.
      refusalOf: ({ id }) => (uses.refused[id]?.content === content ? uses.refused[id].why : null),
      usedIds: new Set(uses.history.slice(0, count).map(({ edit }) => edit.id)),
      // Undo takes back the last change of the editor, which is this edit only while nothing else has changed.
      undoableId: last && last.after === content ? last.edit.id : null,
    };
  }

  const Quote = ({ label, text, kind }) =>
    el(
      "div",
      { className: `citeworthy-quote is-${kind}` },
      el("span", { className: "citeworthy-label" }, label),
      el("p", null, text),
    );

  function Edit({ edit, draft }) {
    const isUsed = draft.usedIds.has(edit.id);
    const refused = draft.refusalOf(edit);
    return el(
      "li",
      { className: "citeworthy-edit" },
      el("h3", null, edit.title),
      !isUsed && el(EditDetails, { edit }),
      refused && el(Notice, { status: "warning", isDismissible: false }, whyRefused(refused)),
      isFinished(edit) && el(EditAction, { edit, draft, isUsed }),
    );
  }

  function EditDetails({ edit: { title, fault, before, after, doubt, do: toDo, needs, ...edit } }) {
    return el(
      Fragment,
      null,
      fault && fault !== title && el("p", null, fault),
      before && el(Quote, { kind: "before", label: __("Now", "citeworthy"), text: before }),
      after &&
        el(Quote, {
          kind: "after",
          label: before ? __("Then", "citeworthy") : __("New", "citeworthy"),
          text: after,
        }),
      doubt && el(Quote, { kind: "doubt", label: __("Compare with", "citeworthy"), text: doubt.quote }),
      !isFinished(edit) && toDo !== title && el("p", null, toDo),
      // translators: %s: facts that only the author has
      needs && el("p", null, sprintf(__("Only you have it: %s", "citeworthy"), needs)),
    );
  }

  /** One button for both, so that the focus stays where it is. */
  function EditAction({ edit, draft, isUsed }) {
    const isLast = draft.undoableId === edit.id;
    return el(
      "p",
      { className: "citeworthy-action" },
      isUsed && el("span", null, __("Used", "citeworthy")),
      (!isUsed || isLast) &&
        el(
          Button,
          {
            key: "use-or-undo",
            variant: isUsed ? "tertiary" : "secondary",
            onClick: () => (isUsed ? data.dispatch("core/editor").undo() : draft.use(edit)),
          },
          isUsed ? __("Undo", "citeworthy") : __("Use this edit", "citeworthy"),
        ),
    );
  }

  function Score({ score, words, isChanged }) {
    const [band, label] = bandOf(score);
    return el(
      Fragment,
      null,
      el(
        "p",
        { className: `citeworthy-score is-${band}` },
        el("strong", null, score),
        el("span", null, label),
        // translators: %d: number of words
        el("small", null, sprintf(_n("%d word", "%d words", words, "citeworthy"), words)),
      ),
      isChanged &&
        el(
          "p",
          { className: "citeworthy-hint" },
          __("The text has changed since this analysis.", "citeworthy"),
        ),
    );
  }

  function Draft({ draft }) {
    const [question, setQuestion] = useState("");
    const { result, problem, isBusy } = draft;
    return el(
      PanelBody,
      { title: __("Draft", "citeworthy") },
      problem && el(Notice, { status: "error", isDismissible: false }, problem),
      result && el(Score, { ...result, isChanged: draft.isChanged }),
      result?.question &&
        el(
          "p",
          { className: "citeworthy-question" },
          el("span", { className: "citeworthy-label" }, __("It is read as the answer to", "citeworthy")),
          result.question,
        ),
      el(TextControl, {
        label: __("Another question", "citeworthy"),
        help: __("Leave it empty for the one that the text answers best.", "citeworthy"),
        value: question,
        maxLength: 200,
        onChange: setQuestion,
      }),
      el(
        "div",
        { className: "citeworthy-analyze" },
        el(
          Button,
          { variant: "primary", disabled: isBusy, isBusy, onClick: () => draft.analyze(question.trim()) },
          result ? __("Analyze again", "citeworthy") : __("Analyze this draft", "citeworthy"),
        ),
        isBusy && el(Spinner),
        el("small", null, __("Costs one analysis; the same text within a day is free.", "citeworthy")),
      ),
    );
  }

  const Edits = ({ draft }) =>
    el(
      PanelBody,
      // translators: %d: number of edits
      { title: sprintf(__("Edits (%d)", "citeworthy"), draft.result.edits.length) },
      draft.result.edits.length === 0 &&
        el("p", null, __("There is nothing to change in the text.", "citeworthy")),
      el(
        "ul",
        { className: "citeworthy-edits" },
        draft.result.edits.map((edit) => el(Edit, { key: edit.id, edit, draft })),
      ),
    );

  const STATE_TEXT = {
    none: __("The published page hasn’t been analyzed.", "citeworthy"),
    marked: __("The published page is marked for analysis and waits to be sent.", "citeworthy"),
    running: __("The published page is being analyzed.", "citeworthy"),
    failed: __("The published page couldn’t be analyzed.", "citeworthy"),
  };

  function usePublished(postId, isPublished) {
    const [state, setState] = useState(null);
    const path = `/citeworthy/v1/posts/${postId}/published`;
    const ask = async (method) => {
      try {
        setState({ ...(await apiFetch({ path, method })), failure: null });
      } catch (failure) {
        setState((known) => ({ state: "none", ...known, failure: failureText(failure) }));
      }
    };
    const isOpen = state?.state === "marked" || state?.state === "running";
    useEffect(() => {
      if (!isPublished) return undefined;
      ask("GET");
      const again = isOpen ? window.setInterval(() => ask("GET"), ASK_AGAIN_MS) : undefined;
      return () => window.clearInterval(again);
    }, [isPublished, isOpen, postId]);
    return { state, mark: () => ask("POST") };
  }

  function Published({ postId, isPublished }) {
    const { state, mark: markPage } = usePublished(postId, isPublished);
    if (!isPublished) return null;
    const isDone = state?.state === "done";
    return el(
      PanelBody,
      { title: __("Published page", "citeworthy") },
      state === null && el(Spinner),
      state?.failure && el(Notice, { status: "error", isDismissible: false }, state.failure),
      isDone &&
        el(
          "p",
          { className: `citeworthy-score is-${bandOf(state.score)[0]}` },
          el("strong", null, state.score),
          el("span", null, bandOf(state.score)[1]),
          el("small", null, state.at),
        ),
      state && !isDone && el("p", null, STATE_TEXT[state.state]),
      state?.problem && el(Notice, { status: "warning", isDismissible: false }, state.problem),
      el(
        "div",
        { className: "citeworthy-links" },
        isDone &&
          state.report &&
          el(ExternalLink, { href: state.report }, __("Open the report", "citeworthy")),
        state?.project && el(ExternalLink, { href: state.project }, __("Open the project", "citeworthy")),
      ),
      state &&
        state.state !== "marked" &&
        state.state !== "running" &&
        el(
          Button,
          { variant: "secondary", onClick: markPage },
          __("Analyze the published page", "citeworthy"),
        ),
    );
  }

  const NotConnected = () =>
    el(
      PanelBody,
      null,
      el("p", null, __("This site isn’t connected to a Citeworthy server yet.", "citeworthy")),
      site.settingsUrl
        ? el(Button, { variant: "primary", href: site.settingsUrl }, __("Connect it", "citeworthy"))
        : el("p", null, __("Ask an administrator to connect it under Settings, Citeworthy.", "citeworthy")),
    );

  /** Stays when the sidebar closes, so that closing it loses neither the analysis nor which edits are used. */
  function Sidebar() {
    const { postId, isPublished } = useSelect((select) => {
      const { getCurrentPostId, isCurrentPostPublished } = select("core/editor");
      return { postId: getCurrentPostId(), isPublished: isCurrentPostPublished() };
    }, []);
    const draft = useDraft(postId);
    const title = __("Citeworthy", "citeworthy");
    const panels = [
      el(Draft, { key: "draft", draft }),
      draft.result && el(Edits, { key: "edits", draft }),
      el(Published, { key: "published", postId, isPublished }),
    ];
    return el(
      Fragment,
      null,
      el(PluginSidebarMoreMenuItem, { target: NAME, icon: mark }, title),
      el(
        PluginSidebar,
        { name: NAME, title, icon: mark, className: "citeworthy-sidebar" },
        site.isConnected ? panels : el(NotConnected),
      ),
    );
  }

  plugins.registerPlugin(NAME, { render: Sidebar });
})();
