import { posix } from 'node:path';

/** The manifest is for users of the package: no private members, real tags, and the files that are published. */
const forUsers = {
  name: 'for-users',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations) keepPublic(declaration);
      module.exports = [...module.exports.filter(({ kind }) => kind === 'js'), ...definitionsIn(module)];
      visitPaths(module, (path) => published(path.startsWith('.') ? posix.join(posix.dirname(module.path), path) : path));
    }
  },
};

const isPublic = ({ name, privacy }) => privacy !== 'private' && privacy !== 'protected' && !/^[#_]/.test(name);

const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

function keepPublic(declaration) {
  if (declaration.members) declaration.members = declaration.members.filter(isPublic);
  // The analyser also takes the arguments of an event's constructor for events; those that are meant have `@fires`.
  if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name?.startsWith('sage-questionnaire-'));
  // An attribute is as public as its field.
  if (declaration.attributes) {
    declaration.attributes = declaration.attributes.filter(
      ({ fieldName }) => !fieldName || declaration.members.some(({ name }) => name === fieldName),
    );
  }
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
  globs: ['src/elements/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [forUsers],
};
