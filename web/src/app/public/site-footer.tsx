import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '@/components/brand/logo';
import { paths } from '@/config/paths';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { sectionLinks } from './site-links';

const columns = [
  {
    title: 'Market',
    links: [
      sectionLinks.marketplace,
      sectionLinks.features,
      sectionLinks.howItWorks,
      { label: 'Help Center', to: paths.help },
      sectionLinks.contact,
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Login', to: paths.auth.login },
      { label: 'Register', to: paths.auth.register },
      { label: 'Forgot password', to: paths.auth.forgotPassword },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', to: paths.terms },
      { label: 'Privacy Policy', to: paths.privacy },
    ],
  },
] as const;

export function SiteFooter() {
  const { support_email } = usePublicTerms();
  return (
    <footer className="bg-muted">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.4fr_2fr]">
        <div id="contact" tabIndex={-1} className="max-w-sm outline-none">
          <Logo />
          <p className="mt-4 text-muted-foreground text-sm">
            The Nigerian market for social media accounts. Every sale goes through escrow, every price is in
            naira.
          </p>
          <h2 className="mt-6 font-semibold text-base">Contact</h2>
          <p className="mt-1 text-muted-foreground text-sm">
            24/7 support. Write to us at any hour, about a sale or before one.
          </p>
          <a
            href={`mailto:${support_email}`}
            className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-md font-medium text-primary text-sm underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
          >
            <Mail aria-hidden="true" className="size-4" />
            {support_email}
          </a>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold text-base">{title}</h2>
              <ul className="mt-2 grid">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-9 items-center rounded-md text-muted-foreground text-sm pointer-coarse:min-h-11 hover:text-foreground hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <p className="border-t py-6 text-muted-foreground text-sm">
          Oja is independent. Instagram, YouTube, X, TikTok, Telegram, WhatsApp and Facebook are marks of
          their owners, who neither run nor endorse this market.
        </p>
      </div>
    </footer>
  );
}
