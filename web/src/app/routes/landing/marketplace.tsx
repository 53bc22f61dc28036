import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PlatformMark, type PlatformName, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { SectionHeading } from './section-heading';
import { StallRoof } from './stall-roof';

type Stall = { categories: readonly string[]; handOver: string };

const stalls: Record<PlatformName, Stall> = {
  instagram: { categories: ['Food', 'Fashion', 'Comedy', 'Beauty'], handOver: 'Login and linked e-mail' },
  youtube: { categories: ['Education', 'Music', 'Gaming'], handOver: 'Channel ownership' },
  twitter: { categories: ['News', 'Sports', 'Finance'], handOver: 'Login and linked e-mail' },
  tiktok: { categories: ['Dance', 'Comedy', 'How-to'], handOver: 'Login and linked e-mail' },
  telegram: { categories: ['Crypto', 'News', 'Deals'], handOver: 'Channel or group ownership' },
  whatsapp: { categories: ['Business', 'Communities'], handOver: 'Business profile and number' },
  facebook: { categories: ['Pages', 'Groups', 'Local'], handOver: 'Page or group ownership' },
};

/** The stalls; what is on sale right now follows them on the page, see newest-listings.tsx. */
export function Marketplace() {
  return (
    <>
      <SectionHeading
        title="Seven platforms, one market"
        lead="Smart categories keep every stall in order, and each listing says what changes hands. All prices are in naira."
      />
      <ul className="mt-12 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {platformNames.map((platform) => (
          <li key={platform} className="min-w-0 overflow-hidden rounded-lg border bg-card">
            <StallRoof id={`stall-${platform}`} />
            <div className="p-4 sm:px-5">
              <h3 className="flex items-center gap-2 font-semibold text-lg sm:gap-3">
                <PlatformMark platform={platform} className="sm:size-6" />
                {platformLabel(platform)}
              </h3>
              <p className="mt-3 text-muted-foreground text-sm">{stalls[platform].categories.join(', ')}</p>
              <p className="mt-3 border-t border-dashed pt-3 text-sm">
                <span className="block text-muted-foreground text-xs">Changes hands</span>
                {stalls[platform].handOver}
              </p>
            </div>
          </li>
        ))}
        <li className="min-w-0">
          <Link
            to={paths.auth.register}
            className="flex h-full min-h-44 flex-col items-start justify-end gap-2 rounded-lg border-2 border-input/60 border-dashed p-4 sm:p-5 transition-colors hover:border-primary hover:bg-card"
          >
            <Plus aria-hidden="true" className="size-6 text-primary" />
            <span className="font-heading font-semibold text-lg">Your stall here</span>
            <span className="text-muted-foreground text-sm">Register and list your first account.</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
