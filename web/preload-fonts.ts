import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Text should not wait for the style sheet before its font starts to load. Font files carry a hash in their
 * names, so the preload links can be written only once the bundle is known.
 */
export function preloadFonts(fontNames: readonly string[]): Plugin {
  return {
    name: 'oja-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const files = Object.keys(context.bundle ?? {});
        return fontNames.map((fontName) => preloadLink(findFont(fontName, files)));
      },
    },
  };
}

function findFont(fontName: string, files: readonly string[]): string {
  const file = files.find((name) => name.endsWith('.woff2') && name.includes(`/${fontName}`));
  if (!file) throw new Error(`The bundle holds no font file named ${fontName}; see src/styles/fonts.css.`);
  return file;
}

function preloadLink(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
    injectTo: 'head-prepend',
  };
}
