import { createHash } from 'node:crypto';
import type { linkPreviewEndpoints } from '@oja/contract/link-previews';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { drawSvg } from '../../platform/media/index.ts';
import { describePreview } from './describe-preview.ts';
import { previewSvg } from './preview-svg.ts';

const keptPictures = 200;

/**
 * The pictures of link previews. One is drawn when it is asked for and kept by its content, so that a changed price has
 * a new picture at once; the address in a page carries a version, so that outside caches fetch the new one too.
 */
export const linkPreviewRoutes = (deps: Deps): Handlers<typeof linkPreviewEndpoints> => {
  const pictures = createPictureCache();
  return {
    async showLinkPreview({ params, request, reply }) {
      const preview = await describePreview[params.kind](deps, params.name.replace(/\.png$/, ''));
      if (preview === undefined) throw new Refusal('not_found');
      const svg = previewSvg(preview);
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag: tag, 'cache-control': 'public, max-age=86400' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/png').send(await pictures.draw(tag, svg));
    },
  };
};

function createPictureCache() {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    /** Concurrent requests for one picture share one drawing. */
    draw(tag: string, svg: string): Promise<Buffer> {
      const picture = kept.get(tag) ?? drawSvg(svg);
      kept.delete(tag);
      kept.set(tag, picture);
      if (kept.size > keptPictures) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
      picture.catch(() => kept.delete(tag));
      return picture;
    },
  };
}
