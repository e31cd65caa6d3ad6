/** Replies in the form of recorded ones: the same fields and order of parts, with invented words and hosts. */

const widget = {
  title: "Weather information for Lisbon",
  uri: "https://www.google.com/search?q=weather+in+Lisbon",
};
const redirect = (title: string, id: string) => ({
  title,
  uri: `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}`,
});
const gemini = (text: string, grounding: object) => ({
  candidates: [
    {
      content: { parts: [{ text }], role: "model" },
      finishReason: "STOP",
      groundingMetadata: { searchEntryPoint: { renderedContent: "<div>chips</div>" }, ...grounding },
      index: 0,
    },
  ],
  modelVersion: "gemini-2.5-pro",
  usageMetadata: { promptTokenCount: 17, candidatesTokenCount: 201, thoughtsTokenCount: 213 },
});
const segment = (startIndex: number, endIndex: number, text: string, chunks: number[]) => ({
  segment: { startIndex, endIndex, text },
  groundingChunkIndices: chunks,
});

export const geminiWithWidget = gemini("Mild, 20°C. Sunny later. West wind.", {
  webSearchQueries: ["weather in Lisbon today"],
  groundingChunks: [
    { web: widget },
    { web: redirect("weather.example", "A") },
    { web: redirect("stations.example", "B") },
  ],
  groundingSupports: [
    segment(0, 12, "Mild, 20°C.", [0]),
    segment(13, 25, "Sunny later.", [1]),
    segment(26, 36, "West wind.", [2]),
  ],
});

export const geminiSharedSegments = gemini("Rain is likely. Winds are light.", {
  webSearchQueries: ["current weather in Porto"],
  groundingChunks: [
    { web: redirect("weather.example", "C") },
    { web: redirect("stations.example", "D") },
    { web: redirect("stations.example", "E") },
  ],
  groundingSupports: [
    segment(0, 15, "Rain is likely.", [0, 1, 2]),
    segment(16, 32, "Winds are light.", [0, 2]),
  ],
});

const annotation = (url: string, title: string) => ({
  type: "url_citation",
  url_citation: { url, title, content: "# A title\n\n...", start_index: 0, end_index: 0 },
});
export const compatibleAnnotations = {
  model: "deepseek/deepseek-chat",
  choices: [
    {
      finish_reason: "stop",
      native_finish_reason: "stop",
      message: {
        role: "assistant",
        content: "https://code.example/project",
        refusal: null,
        annotations: [
          annotation("https://code.example/project", "Project"),
          annotation("https://docs.example/project", "Docs"),
        ],
      },
    },
  ],
  usage: { prompt_tokens: 2315, completion_tokens: 40, cost: 0.0076 },
};

const search = (id: string, query: string) => ({
  type: "server_tool_use",
  id,
  name: "web_search",
  input: { query },
});
const found = (id: string, ...urls: string[]) => ({
  type: "web_search_tool_result",
  tool_use_id: id,
  content: urls.map((url) => ({ type: "web_search_result", url, title: "T", encrypted_content: "opaque" })),
});
const said = (text: string, ...urls: string[]) => ({
  type: "text",
  text,
  ...(urls.length > 0 && {
    citations: urls.map((url) => ({
      type: "web_search_result_location",
      url,
      title: "T",
      encrypted_index: "opaque",
      cited_text: "words",
    })),
  }),
});
const message = (stop_reason: string, content: object[]) => ({
  type: "message",
  role: "assistant",
  model: "claude-sonnet-4-5-20250929",
  stop_reason,
  content,
  usage: { input_tokens: 900, output_tokens: 70, server_tool_use: { web_search_requests: 1 } },
});

export const anthropicPaused = message("pause_turn", [
  { type: "thinking", thinking: "Several searches.", signature: "opaque" },
  said("I'll search one by one."),
  search("s1", "Lisbon weather"),
  found("s1", "https://weather.example/lisbon"),
  search("s2", "Lisbon sunrise"),
]);
export const anthropicContinued = message("end_turn", [
  found("s2", "https://sun.example/"),
  said("Let me finish."),
  search("s3", "Lisbon tram news"),
  found("s3", "https://trams.example/news"),
  said("It is mild.", "https://weather.example/lisbon"),
  said(" A new line opened.", "https://trams.example/news"),
]);
export const anthropicBlocks = message("end_turn", [
  search("s1", "Lisbon tram news"),
  found("s1", "https://trams.example/news", "https://city.example/"),
  said("I searched twice. "),
  said("The council opened a new line.", "https://trams.example/news"),
  said(" It runs until midnight."),
]);

const call = (action: object) => ({ type: "web_search_call", status: "completed", action });
const words = "A new line opened. ([trams.example](https://trams.example/news))";
export const openaiWithPageVisits = {
  object: "response",
  status: "completed",
  error: null,
  incomplete_details: null,
  model: "gpt-5-mini-2025-08-07",
  output: [
    { type: "reasoning", summary: [] },
    call({
      type: "search",
      query: "tram news Lisbon",
      sources: [
        { type: "url", url: "https://trams.example/news" },
        { type: "url", url: "https://city.example/" },
      ],
    }),
    call({ type: "open_page", url: "https://trams.example/news" }),
    call({ type: "find_in_page", pattern: "line", url: "https://trams.example/news" }),
    {
      type: "message",
      status: "completed",
      role: "assistant",
      content: [
        {
          type: "output_text",
          text: words,
          annotations: [
            {
              type: "url_citation",
              start_index: 19,
              end_index: words.length,
              title: "Trams",
              url: "https://trams.example/news?utm_source=openai",
            },
          ],
        },
      ],
    },
  ],
  usage: { input_tokens: 19_681, output_tokens: 3_773 },
};

export const perplexityMarks = {
  model: "sonar",
  object: "chat.completion",
  citations: ["https://wiki.example/city", "https://statistics.example/", "https://unused.example/"],
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: "The city has 548,703 people.[2][1] It grew by 1.5%.[2]" },
    },
  ],
  usage: { prompt_tokens: 10, completion_tokens: 251 },
};
