import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Input } from '@/components/ui/input';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { useAddressState } from '@/lib/use-address-state';
import { useSearchText } from '@/lib/use-search-text';
import { ContactTab } from '../components/contact/contact-tab';
import { FaqTab } from '../components/faq/faq-tab';
import { TicketsTab } from '../components/tickets/tickets-tab';
import { useTicketForm } from '../hooks/use-ticket-form';
import { helpAddress, helpTabLabels, helpTabs } from '../logic/help-address';

/** Frequently asked questions, and the contact form for the rest. */
export function Component() {
  const [{ tab, search }, change] = useAddressState(helpAddress);
  const navigate = useNavigate();
  const ticketForm = useTicketForm((ticketId) => void navigate(paths.dashboard.ticket.to(ticketId)));
  const contact = () => change({ tab: 'contact', search: '' }, { push: true });
  return (
    <div className="grid gap-6">
      <title>Help Center · Oja</title>
      <PageHeader
        title="Help Center"
        description="Answers to what people ask most, and our team for everything else."
      />
      <SearchBox search={search} onSearch={(words) => change({ tab: 'faqs', search: words })} />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          change({ tab: helpTabs.find((each) => each === next) ?? 'faqs' }, { push: true })
        }
      >
        <TabsList aria-label="Help Center">
          {helpTabs.map((each) => (
            <TabsTrigger key={each} value={each}>
              {helpTabLabels[each]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="faqs">
          <FaqTab search={search} onClear={() => change({ search: '' })} onContact={contact} />
        </TabsContent>
        <TabsContent value="contact">
          <ContactTab ticketForm={ticketForm} />
        </TabsContent>
        <TabsContent value="tickets">
          <TicketsTab onContact={contact} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const [text, setText, applyNow] = useSearchText(search, onSearch);
  return (
    <search className="relative max-w-2xl">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search questions and answers"
        placeholder="Search questions and answers..."
        maxLength={textLimits.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={applyNow}
        className="h-12 pl-11 text-base"
      />
    </search>
  );
}
