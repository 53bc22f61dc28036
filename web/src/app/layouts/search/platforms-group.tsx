import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { Highlighted } from '@/components/ui/highlighted';
import { PlatformMark, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { hasEveryWord } from '@/lib/split-matches';
import { platformPath } from './result-kinds';
import { type SearchGroupProps, useIsStaff } from './search-group';

/** The name of a platform links to its accounts: on the marketplace, or on the listing desk for staff. */
export function PlatformsGroup({ search, found, onFound }: SearchGroupProps) {
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  if (found.phase === 'idle') return null;
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
