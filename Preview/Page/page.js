// The page's state: what the command serves, what is chosen, what is shown. The picture is in stage.js, the panels are in inspector.js.
import { Stage } from "./stage.js";
import { Inspector } from "./inspector.js";

const $ = (id) => document.getElementById(id);
const token = location.hash.slice(1) || localStorage.getItem("quoin-token") || "";
if (token) localStorage.setItem("quoin-token", token);

/** Asks the command; what it refuses is thrown as a sentence. */
export async function ask(question) {
  const response = await fetch("/ask", {
    method: "POST", headers: { "Content-Type": "application/json", "X-Quoin-Token": token }, body: JSON.stringify(question),
  });
  if (!response.ok) throw new Error((await response.text()).trim());
  const reply = await response.json();
  if (reply.error) throw Object.assign(new Error(reply.error), { reply });
  return reply;
}

const typeSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5"];
const texts = ["device", "size", "os", "dynamicType", "locale", "scale"];
const flags = ["dark", "rtl"];

export const page = { state: null, picture: null, inspection: null };
const stage = new Stage(page, { act, resize, hover: (n) => inspector.hover(n), choose: (n) => inspector.choose(n) });
const inspector = new Inspector(page, stage, { say });

function say(words, isBad = false) {
  $("status").textContent = words;
  $("status").classList.toggle("bad", isBad);
}

function choices() {
  const chosen = {};
  for (const id of texts) if ($(id).value) chosen[id] = $(id).value;
  for (const id of flags) if ($(id).checked) chosen[id] = true;
  if (chosen.size) delete chosen.device;
  return chosen;
}

function fill(select, values, first) {
  const kept = select.value;
  select.replaceChildren(...(first === undefined ? [] : [new Option(first, "")]), ...values.map((value) => new Option(value, value)));
  if ([...select.options].some((option) => option.value === kept)) select.value = kept;
}

fill($("dynamicType"), typeSizes, "as it is");
$("editor").value = localStorage.getItem("quoin-editor") || $("editor").value;
$("editor").onchange = () => localStorage.setItem("quoin-editor", $("editor").value);

// One thing after the other. Of what can be repeated (sizes, drags, words) only the last that waits counts; touches all do.
const queue = [];
let isBusy = false;
async function inTurn(work, kind = null) {
  if (kind === "wait" && isBusy) return;
  const last = queue.at(-1);
  if (kind && last && last.kind === kind) last.work = work;
  else queue.push({ work, kind });
  if (isBusy) return;
  isBusy = true;
  while (queue.length) {
    try { await queue.shift().work(); } catch (error) { fail(error); }
  }
  isBusy = false;
}

function fail(error) {
  say(error.message, true);
  document.body.dataset.failed = error.message;
  stage.setStale(true);
}

async function refresh() {
  page.state = await ask({ do: "state" });
  document.title = `${page.state.title} – Quoin preview`;
  fill($("preview"), page.state.previews.map((preview) => preview.name));
  showErrors(page.state.errors);
  if (page.state.errors) {
    say("Not compiled. The picture is that of the last time it was.", true);
    return stage.setStale(true);
  }
  await show();
}

async function show(fresh = false) {
  const started = performance.now();
  const preview = $("preview").value;
  if (!preview) return say("No preview yet. Add #Preview { … } to the file and save it.");
  const picture = await ask({ do: "show", preview, choices: choices(), fresh });
  take(picture, started);
}

function take(picture, started, deed = null) {
  // Time that passes, and a finger on its way, leave a field as it is.
  const keepsField = ["wait", "drag", "lift"].includes(deed);
  if (picture.reached === false) {
    if (page.picture && !keepsField) page.picture.field = undefined;
    // Nothing came of it; what moves goes on.
    if (deed === "wait") {
      if (page.picture) page.picture.moves = false;
      document.body.dataset.moves = "false";
    } else follow();
    return;
  }
  if (keepsField && page.picture) picture.field = page.picture.field;
  page.picture = picture;
  if (picture.devices) fill($("device"), (page.devices = picture.devices), "as it is");
  delete document.body.dataset.failed;
  stage.show(picture);
  inspector.forget();
  const ms = { ...page.state.ms, ...picture.ms };
  const parts = ["compile", "load", "layout", "draw"].filter((part) => ms[part] !== undefined).map((part) => `${part} ${Math.round(ms[part])}`);
  say(`${picture.width} × ${picture.height} at ${picture.scale}×, ${Math.round(performance.now() - started)} ms (${parts.join(", ")})`);
  document.body.dataset.shown = String(Number(document.body.dataset.shown || 0) + 1);
  if (picture.menu) choose(picture.menu);
  document.body.dataset.moves = String(Boolean(picture.moves));
  follow();
  inspector.schedule(picture.moves);
}

/** What moves is asked for again with the screen's next picture, or when the views' process is done with what it does. */
let isFollowing = false;
function follow() {
  if (isFollowing || !page.picture || !page.picture.moves) return;
  isFollowing = true;
  requestAnimationFrame(() => {
    isFollowing = false;
    act({ do: "wait" });
  });
}

/** Sends something that a hand does to the user's views. */
export function act(question) {
  const work = async () => {
    const started = performance.now();
    // An action that takes long is told of while it runs.
    const busy = setTimeout(() => say("The view's code is still running…"), 1000);
    try { take(await ask(question), started, question.do); } catch (error) {
      // The views' process has ended: the page begins again, and says where it ended.
      if (error.reply && error.reply.ended) { await show(true); say(error.message, true); document.body.dataset.failed = error.message; } else throw error;
    } finally {
      clearTimeout(busy);
    }
  };
  return inTurn(work, ["drag", "type", "wait"].includes(question.do) ? question.do : null);
}

function resize(size) {
  $("size").value = size;
  inTurn(() => show(), "show");
}

function choose(menu) {
  const form = $("choice").querySelector("form");
  form.replaceChildren(...menu.options.map((words, index) => {
    const button = document.createElement("button");
    button.textContent = (index === menu.chosen ? "✓ " : "") + words;
    button.onclick = () => act({ do: "choose", index });
    return button;
  }));
  $("choice").showModal();
}

function showErrors(errors) {
  const box = $("errors");
  box.hidden = !errors;
  if (!errors) return;
  box.replaceChildren();
  for (const line of errors.split("\n")) {
    const place = /^(.+?\.swift):(\d+):(\d+): /.exec(line);
    if (place) {
      const link = document.createElement("a");
      link.href = editorLink(place[1], place[2]);
      link.textContent = line;
      box.append(link, "\n");
    } else box.append(line + "\n");
  }
}

export function editorLink(path, line) {
  const whole = path.startsWith("/") ? path : `${page.state.folder}/${path}`;
  const link = $("editor").value.replace("{path}", encodeURI(whole).replace(/^\//, "")).replace("{line}", line);
  return /^(javascript|data|vbscript):/i.test(link.trim()) ? "#" : link;
}

for (const id of [...texts, ...flags]) $(id).onchange = () => {
  if (id === "device" && $("device").value) $("size").value = "";
  inTurn(() => ($("grid").ariaPressed === "true" ? grid() : show()), "show");
};
$("preview").onchange = () => inTurn(() => show(true));
$("again").onclick = () => inTurn(() => show(true));
$("zoom").oninput = () => stage.setZoom(Number($("zoom").value));

$("grid").onclick = () => {
  const isOn = $("grid").ariaPressed !== "true";
  $("grid").ariaPressed = String(isOn);
  $("canvas").hidden = isOn;
  $("all").hidden = !isOn;
  if (isOn) inTurn(grid);
};
async function grid() {
  $("all").replaceChildren();
  for (const device of page.devices || []) {
    if ($("grid").ariaPressed !== "true") return;
    const chosen = { ...choices(), device };
    delete chosen.size;
    const figure = document.createElement("figure");
    const image = new Image();
    const caption = document.createElement("figcaption");
    caption.textContent = device;
    figure.append(image, caption);
    $("all").append(figure);
    try {
      const picture = await ask({ do: "still", preview: $("preview").value, choices: chosen });
      image.src = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
      image.alt = `${$("preview").value} on ${device}`;
    } catch (error) { caption.textContent = `${device}: ${error.message}`; }
  }
}

for (const button of document.querySelectorAll("[data-export]")) button.onclick = () => inTurn(async () => {
  const { data, name, type } = await ask({ do: "export", format: button.dataset.export });
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  say(`${name} is saved.`);
});

export function command() {
  const quoted = (text) => (/^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const names = { dynamicType: "dynamic-type" };
  const options = Object.entries(choices()).flatMap(([name, value]) => [`--${names[name] || name}`, ...(value === true ? [] : [quoted(value)])]);
  return ["quoin", "render", ...page.state.paths.map(quoted), "--preview", quoted($("preview").value), ...options].join(" ");
}
$("copy").onclick = async () => {
  try { await navigator.clipboard.writeText(command()); say(`Copied: ${command()}`); } catch { say(command()); }
};

for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.onclick = () => {
    for (const other of document.querySelectorAll("[role=tab]")) {
      other.ariaSelected = String(other === tab);
      $(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
  };
  tab.onkeydown = (event) => {
    const step = { ArrowRight: "nextElementSibling", ArrowLeft: "previousElementSibling" }[event.key];
    if (step && tab[step]) { tab[step].focus(); tab[step].click(); }
  };
}

// What happens on the other side; a page left open over a restart finds it again.
async function listen() {
  let last = 0;
  let isLost = true;
  while (true) {
    try {
      // What compiles when the page is opened is told of while the page waits for its first answer.
      if (isLost) { inTurn(refresh, "refresh"); isLost = false; }
      const response = await fetch(`/events?after=${last}`, { headers: { "X-Quoin-Token": token } });
      if (!response.ok) throw new Error((await response.text()).trim());
      const news = await response.json();
      const isRestarted = news.last < last;
      last = news.last;
      for (const event of news.events) {
        if (event.kind === "compiling") say("Compiling…");
        if (event.kind === "changed") inTurn(refresh, "refresh");
      }
      if (isRestarted) inTurn(refresh);
    } catch (error) {
      isLost = true;
      say(error instanceof TypeError ? "quoin preview has ended. Start it again, and this page goes on." : error.message, true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
listen();
