import { ChatArt } from '@/components/art/chat-art';
import { DocumentArt } from '@/components/art/document-art';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { UnpluggedArt } from '@/components/art/unplugged-art';
import { WalletArt } from '@/components/art/wallet-art';
import { Awning } from '@/components/brand/awning';
import { Logo } from '@/components/brand/logo';
import { LogoMark } from '@/components/brand/logo-mark';
import { PlatformMark, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { Row, Specimen } from './specimen';

const drawings = [
  { name: 'Market stall', Art: MarketStallArt },
  { name: 'No results', Art: NoResultsArt },
  { name: 'Unplugged', Art: UnpluggedArt },
  { name: 'Wallet', Art: WalletArt },
  { name: 'Chat', Art: ChatArt },
  { name: 'Document', Art: DocumentArt },
];

export function BrandSection() {
  return (
    <>
      <Specimen title="Logo">
        <Row>
          <Logo size="lg" />
          <Logo />
          <Logo size="sm" />
          <LogoMark className="size-8" />
          <span className="flex size-14 items-center justify-center rounded-lg bg-primary text-primary-foreground">
            <LogoMark className="size-9" />
          </span>
        </Row>
        <Awning />
      </Specimen>
      <Specimen title="Platform marks">
        <Row>
          {platformNames.map((platform) => (
            <PlatformMark key={platform} platform={platform} tile labelled />
          ))}
        </Row>
        <ul className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-3">
          {platformNames.map((platform) => (
            <li key={platform} className="flex items-center gap-2">
              <PlatformMark platform={platform} size="sm" />
              {platformLabel(platform)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Drawings">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {drawings.map(({ name, Art }) => (
            <li key={name} className="grid gap-1 text-center text-muted-foreground text-xs">
              <Art />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
