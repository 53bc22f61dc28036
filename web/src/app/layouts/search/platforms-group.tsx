import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { Highlighted } from '@/components/ui/highlighted';
import { PlatformMark, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { adminPaths } from '@/config/admin-paths';
import { hasEveryWord } from '@/lib/split-matches';
import { platformPath } from './result-kinds';
import { type SearchGroupProps, useIsStaff } from './search-group';

/** The name of a platform links to its accounts: on the marketplace, or on the listing desk for the staff who have it. */
export function PlatformsGroup({ search, found, pages, onFound }: SearchGroupProps) {
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const hasDesk = pages.some(({ path }) => path === adminPaths.listings);
  if (found.phase === 'idle' || (isStaff && !hasDesk)) return null;
  const platforms = platformNames.filter((platform) => hasEveryWord(platformLabel(platform), search));
  if (platforms.length === 0) return null;
  return (
    <CommandGroup heading="Platforms">
      {platforms.map((platform) => (
        <CommandItem
          key={platform}
          value={`platform:${platform}`}
          onSelect={() => {
            onFound();
            void navigate(platformPath(platform, isStaff));
          }}
        >
          <PlatformMark platform={platform} size="sm" />
          <span>
            <Highlighted text={platformLabel(platform)} search={search} />
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
