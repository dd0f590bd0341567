import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Whose parts each class hands on, with `exportparts`, besides its own. */
const SHOWS = {
  SageQuestionnaireCard: ['SageQuestionnaireSummary'],
  SageQuestionnaireTool: ['SageQuestionnaireCard'],
  SageQuestionnaireMessage: ['SageQuestionnaireCard', 'SageQuestionnaireSummary', 'SageQuestionnaireFallback', 'SageQuestionnaireTool'],
  SageQuestionnaireConversation: ['SageQuestionnaireMessage'],
};
const EVENTS = 'src/elements/events.ts';
/** Every element that is exported: a new one cannot be forgotten. */
const PUBLIC = [...readFileSync(new URL('src/elements/index.ts', import.meta.url), 'utf8').matchAll(/^export \{ SageQuestionnaire\w+ \} from '\.\/(.+)\.js'/gm)].map(([, name]) => `src/elements/${name}.ts`);

/** The manifest is for users of the package: the public elements and their events, real tags, and the files that are published. */
const forUsers = {
  name: 'for-users',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(({ path }) => path === EVENTS || PUBLIC.includes(path));
    const declarations = manifest.modules.flatMap((module) => module.declarations);
    const elements = declarations.filter(({ tagName }) => tagName);
    for (const declaration of declarations) keepPublic(declaration, declarations);
    for (const element of elements) element.cssProperties = withDefaults(element.cssProperties);
    // The card hands on what it has got, so it comes first.
    for (const [name, shown] of Object.entries(SHOWS)) handOn(named(elements, name), shown.map((each) => named(elements, each)));
    mustBeComplete(elements, declarations);
    for (const module of manifest.modules) {
      module.exports = [...module.exports.filter(({ kind }) => kind === 'js'), ...definitionsIn(module)];
      visitPaths(module, (path) => published(path.startsWith('.') ? posix.join(posix.dirname(module.path), path) : path));
    }
  },
};

const isPublic = ({ name, privacy }) => privacy !== 'private' && privacy !== 'protected' && !/^[#_]/.test(name);

const named = (list, name) => list.find((each) => each.name === name);

const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

function keepPublic(declaration, declarations) {
  const isElement = declaration.tagName !== undefined;
  declaration.members = declaration.members.filter(isPublic);
  // What the analyser takes for the default of an event's field is the name of the constructor's argument.
  if (!isElement) for (const member of declaration.members) if (!member.static) delete member.default;
  // Nobody can look up a class that is not listed.
  declaration.superclass = isElement ? { name: 'LitElement', package: 'lit' } : { name: 'Event', package: 'global:' };
  for (const type of ['members', 'attributes', 'cssProperties', 'cssParts', 'events']) {
    for (const each of declaration[type] ?? []) if (!named(declarations, each.inheritedFrom?.name)) delete each.inheritedFrom;
  }
  // The analyser also takes the arguments of an event's constructor for events; those that are meant have `@fires`.
  if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name?.startsWith('sage-questionnaire-'));
  // An attribute is as public as its field.
  if (declaration.attributes) {
    declaration.attributes = declaration.attributes.filter(({ fieldName }) => !fieldName || named(declaration.members, fieldName));
  }
}

/** The values that hold where a host sets none, from where they are. */
function withDefaults(cssProperties = []) {
  const defaults = tokenDefaults();
  return cssProperties.map((property) => ({ ...property, default: defaults.get(property.name) }));
}

function tokenDefaults() {
  const css = readFileSync(new URL('./src/elements/theme/tokens.ts', import.meta.url), 'utf8');
  const defaults = new Map();
  for (const { 0: start, 1: name, index } of css.matchAll(/var\(\s*(--sq-[\w-]+),\s*/g)) {
    const from = index + start.length;
    let to = from;
    for (let depth = 1; depth > 0; to++) depth += css[to] === '(' ? 1 : css[to] === ')' ? -1 : 0;
    const value = css.slice(from, to - 1).trim().replace(/\s+/g, ' ').replaceAll('--_', '--sq-');
    if (!defaults.has(name)) defaults.set(name, value); // later ones are for a finger
  }
  return defaults;
}

function handOn(element, shown) {
  const parts = [element, ...shown].flatMap(({ cssParts = [] }) => cssParts);
  element.cssParts = parts.filter(({ name }, index) => parts.findIndex((each) => each.name === name) === index);
}

/** Fails the build where something can be used from outside and is not described. */
function mustBeComplete(elements, declarations) {
  const exported = readFileSync(new URL('./src/elements/parts.ts', import.meta.url), 'utf8').matchAll(/'([\w-]+)'/g);
  const { cssParts } = named(elements, 'SageQuestionnaireMessage');
  const missing = [
    ...[...exported].map(([, name]) => name).filter((name) => !named(cssParts, name)).map((name) => `@csspart ${name}`),
    ...elements.flatMap(({ name: of, cssProperties }) => [...tokenDefaults().keys()].filter((name) => !named(cssProperties, name)).map((name) => `@cssprop ${name} of ${of}`)),
    ...declarations.flatMap(({ name: of, attributes = [], members = [] }) => [...attributes, ...members].filter(({ description }) => !description).map(({ name }) => `what ${name} of ${of} is`)),
  ];
  if (missing.length > 0) throw new Error(`The manifest does not say: ${missing.join(', ')}`);
}

/** The analyser takes the parameter of `customElements.define(tag, this)` for a tag: `@tag` has the real one. */
function definitionsIn({ path, declarations }) {
  return declarations
    .filter(({ tagName }) => tagName)
    .map(({ name, tagName }) => ({ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }));
}

/** Changes `path` of a module and `module` of a reference, wherever they are. */
function visitPaths(value, change) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'module' && typeof inner === 'string') value[key] = change(inner);
    else visitPaths(inner, change);
  }
  if (typeof value.path === 'string') value.path = change(value.path);
}

export default {
  globs: ['src/elements/**/*.ts'], // all, for the public ones inherit from others
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [forUsers],
};
