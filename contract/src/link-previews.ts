import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const previewKinds = ['listings', 'sellers', 'market'] as const;

export const linkPreviewEndpoints = {
  showLinkPreview: endpoint({
    method: 'GET',
    path: '/previews/{kind}/{name}',
    mount: 'origin',
    tag: 'System',
    summary: 'The picture of a link preview, 1200 × 630: of a listing, a seller or a page of the market',
    access: 'anyone',
    limit: 'read',
    params: z.strictObject({
      kind: z.enum(previewKinds),
      name: z
        .string()
        .regex(/^[a-z0-9-]{1,60}\.png$/)
        .meta({
          description:
            'The id of the listing or seller; of the market all, a platform, or platform-category.',
          examples: ['3f1f5f0e-8f5c-4b7e-9f3e-2a6f0d1c9b7a.png'],
        }),
    }),
    query: z.strictObject({
      v: z
        .string()
        .regex(/^[0-9a-z]{1,12}$/)
        .optional()
        .meta({
          description: 'Changes with what the picture shows, so that caches fetch it again.',
          examples: ['1x7k2p'],
        }),
    }),
    produces: 'image/png',
    errors: ['not_found'],
  }),
};
