// The panels: the tree of views, what is to say of one, the steps of the layout, and the findings.
import { ask, editorLink } from "./page.js";
import { box } from "./stage.js";

const $ = (id) => document.getElementById(id);
const element = (name, text, attributes = {}) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const number = (value) => String(Math.round(value * 100) / 100);
const size = (frame) => `${number(frame.width)} × ${number(frame.height)}`;

export class Inspector {
  constructor(page, stage, { say }) {
    Object.assign(this, { page, stage, say, chosen: null, rows: new Map(), shown: 0 });
    $("back").onclick = () => this.go(this.shown - 1);
    $("forth").onclick = () => this.go(this.shown + 1);
    $("time").oninput = () => this.go(Number($("time").value));
    $("tab-steps").addEventListener("click", () => this.go(this.shown || 1));
    $("tab-tree").addEventListener("click", () => this.choose(this.chosen));
    $("tree").addEventListener("keydown", (event) => {
      const rows = [...$("tree").children];
      const at = rows.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
      if (next === undefined || !rows[next]) return;
      event.preventDefault();
      rows[next].focus();
      this.choose(Number(rows[next].dataset.subject));
    });
  }

  /** What is known belongs to an older picture. */
  forget() { this.page.inspection = null; }

  /** Asks soon: not for every picture of a drag, and of what moves now and then. */
  schedule(moves = false) {
    if (moves && this.waits) return;
    this.waits = moves;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.waits = false; this.load(); }, moves ? 1500 : 120);
  }

  /** Asks for the views and steps of what is shown. */
  async load() {
    const picture = this.page.picture;
    let inspection;
    try { inspection = await ask({ do: "inspect" }); } catch (error) { return this.say(error.message, true); }
    if (picture !== this.page.picture && !this.page.picture.moves) return;
    inspection.children = this.inOrder(inspection);
    this.page.inspection = inspection;
    this.showTree();
    this.showSteps();
    this.showFindings();
    this.stage.mark([]);
    if (this.chosen !== null && inspection.subjects[this.chosen]) this.choose(this.chosen);
    document.body.dataset.inspected = String(Number(document.body.dataset.inspected || 0) + 1);
  }

  /** Who lies in whom, in the order of reading: that in which they are placed, not that in which they were asked. */
  inOrder({ subjects, steps }) {
    const order = new Set(steps.filter((step) => step.does === "isPlaced").map((step) => step.subject));
    subjects.forEach((_, index) => order.add(index));
    const children = new Map();
    for (const index of order) {
      if (!subjects[index].frame) continue;
      let parent = subjects[index].parent;
      while (parent !== undefined && !subjects[parent].frame) parent = subjects[parent].parent;
      if (!children.has(parent)) children.set(parent, []);
      children.get(parent).push(index);
    }
    return children;
  }

  showTree() {
    const { subjects, children } = this.page.inspection;
    this.rows = new Map();
    const rows = [];
    const findings = this.page.picture.findings.map((finding) => finding.view);
    const visit = (index, depth) => {
      if (rows.length > 5000) return;
      const subject = subjects[index];
      const row = element("li", subject.name, { role: "treeitem", "aria-level": depth + 1, "aria-selected": "false", tabindex: rows.length ? "-1" : "0", "data-subject": index });
      row.style.paddingInlineStart = `${4 + Math.min(depth, 30) * 12}px`;
      if (subject.view) row.append(element("small", `  ${subject.view}`));
      if (findings.includes(subject.view) || findings.includes(subject.kind)) row.classList.add("found");
      row.onclick = () => this.choose(index);
      row.onmouseenter = () => this.hover(index);
      row.onmouseleave = () => this.hover(null);
      rows.push(row);
      this.rows.set(index, row);
      for (const child of children.get(index) || []) visit(child, depth + 1);
    };
    for (const root of children.get(undefined) || []) visit(root, 0);
    $("tree").replaceChildren(...rows);
  }

  hover(index) {
    if (!this.page.inspection) return;
    const marks = [];
    const add = (which, kind) => {
      const subject = which === null ? null : this.page.inspection.subjects[which];
      if (subject && subject.frame) marks.push(box(subject.frame, kind));
    };
    add(this.chosen, "chosen");
    if (index !== this.chosen) add(index, "hover");
    this.stage.mark(marks);
  }

  choose(index) {
    if (index === null || !this.page.inspection) return;
    const { subjects, steps } = this.page.inspection;
    const subject = subjects[index];
    if (!subject) return;
    if (this.chosen !== null) this.rows.get(this.chosen)?.setAttribute("aria-selected", "false");
    this.chosen = index;
    const row = this.rows.get(index);
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    this.hover(null);
    const list = element("dl");
    const tell = (term, text) => {
      if (text === undefined || text === null || text === "") return;
      list.append(element("dt", term));
      const told = element("dd");
      told.append(text);
      list.append(told);
    };
    const last = (does) => steps.filter((step) => step.subject === index && step.does === does).at(-1);
    const length = (value) => (value === undefined || value === null ? "nil" : number(value));
    const asked = last("isProposed");
    const answered = last("answers");
    tell("Proposal", asked && `${length(asked.width)} × ${length(asked.height)}`);
    tell("Answer", answered && `${length(answered.width)} × ${length(answered.height)}`);
    tell("Frame", subject.frame && `(${number(subject.frame.x)}, ${number(subject.frame.y)}) ${size(subject.frame)}`);
    tell("Baselines", subject.baselines && `${number(subject.baselines.first)} first, ${number(subject.baselines.last)} last`);
    tell("Priority", subject.priority === undefined ? null : number(subject.priority));
    const around = [];
    for (let next = subject.parent; next !== undefined && /^[a-z]/.test(subjects[next].kind); next = subjects[next].parent) around.push(subjects[next].kind);
    tell("Modifiers", around.join(" → "));
    tell("View", subject.view);
    tell("Identifier", subject.identifier);
    if (subject.place) tell("Source", element("a", `${subject.place.path.split("/").at(-1)}:${subject.place.line}`, { href: editorLink(subject.place.path, subject.place.line) }));
    const why = element("div", undefined, { id: "why" });
    for (const sentence of subject.why) why.append(element("p", sentence));
    $("details").replaceChildren(element("h3", subject.name), list, why);
  }

  showSteps() {
    const { steps, isCut } = this.page.inspection;
    $("time").max = steps.length;
    $("time").min = steps.length ? 1 : 0;
    // Long layouts are told around the step that is shown, so that stepping stays light.
    $("steps").replaceChildren();
    this.shown = Math.min(this.shown, steps.length);
    $("now").textContent = `${steps.length} steps${isCut ? ", the first of more" : ""}.`;
    if (!$("panel-steps").hidden) this.go(this.shown || 1);
  }

  go(at) {
    if (!this.page.inspection || !this.page.inspection.steps.length) return;
    const { steps, subjects } = this.page.inspection;
    this.shown = Math.max(1, Math.min(steps.length, at));
    $("time").value = this.shown;
    const step = steps[this.shown - 1];
    $("now").textContent = `Step ${this.shown} of ${steps.length}: ${step.words}`;
    const first = Math.max(0, Math.min(this.shown - 100, steps.length - 200));
    const rows = steps.slice(first, first + 200).map((one, offset) => {
      const index = first + offset + 1;
      const row = element("li", `${index} ${one.words}`, index === this.shown ? { "aria-current": "step" } : {});
      row.onclick = () => this.go(index);
      return row;
    });
    $("steps").replaceChildren(...rows);
    $("steps").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    // The boxes as they are known by now: what has answered but lies nowhere yet is dashed, where it will lie.
    const known = new Map();
    for (const one of steps.slice(0, this.shown)) {
      const frame = subjects[one.subject].frame;
      if (one.does === "answers" && frame && one.width !== undefined && one.height !== undefined) {
        known.set(one.subject, ["answered", { x: frame.x, y: frame.y, width: one.width, height: one.height }]);
      }
      if (one.does === "isPlaced") known.set(one.subject, ["known", one.frame]);
    }
    const marks = [...known].slice(-400).map(([, [kind, frame]]) => box(frame, kind));
    const frame = subjects[step.subject].frame;
    if (frame) marks.push(box(frame, "chosen"));
    this.stage.mark(marks);
  }

  showFindings() {
    const { findings } = this.page.picture;
    const { subjects } = this.page.inspection;
    $("tab-findings").textContent = findings.length ? `Findings (${findings.length})` : "Findings";
    const rows = findings.map(({ view, message, places }) => {
      const row = element("li", `${view}: ${message}`);
      const index = subjects.findIndex((subject) => subject.frame && (subject.view === view || subject.kind === view));
      if (index >= 0) { row.style.cursor = "pointer"; row.onclick = () => { $("tab-tree").click(); this.choose(index); }; }
      for (const { path, line } of places) row.append(" ", element("a", `${path.split("/").at(-1)}:${line}`, { href: editorLink(path, line) }));
      return row;
    });
    $("findings").replaceChildren(...(rows.length ? rows : [element("li", "Nothing is doubtful.")]));
  }
}
