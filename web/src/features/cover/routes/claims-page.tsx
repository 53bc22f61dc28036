import { useInfiniteQuery } from '@tanstack/react-query';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { useListKeys } from '@/components/list-keys/use-list-keys';
import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useAddressState } from '@/lib/use-address-state';
import { claimsQuery } from '../api';
import { ClaimFileDialog } from '../components/staff/claim-file-dialog';
import { ClaimList } from '../components/staff/claim-list';
import { claimAddress } from '../logic/claim-address';

const claimKeys = openKeys('claim');

/** Claims of buyers in cover, for administrators. */
export function Component() {
  const [view, show] = useAddressState(claimAddress);
  const keys = useListKeys<'open'>(
    claimKeys,
    (_open, claim) => (view.claim ? undefined : show({ claim }, { open: true })),
    { id: view.claim, show: (claim) => show({ claim }) },
  );
  const open = useInfiniteQuery(claimsQuery(view.state)).data?.pages[0]?.open;
  return (
    <div className="grid gap-6">
      <title>Claims · Oja</title>
      <PageHeader
        title="Claims"
        description="What buyers claim while cover runs. The one that is due first comes first."
        actions={<ListKeysHelp {...keys} />}
      />
      <Tabs
        value={view.state}
        onValueChange={(state) => show({ state: state === 'ended' ? 'ended' : 'open', claim: undefined })}
      >
        <TabsList aria-label="Claims">
          <TabsTrigger value="open">
            To decide
            {open ? (
              <Badge className="tabular">
                {open}
                <span className="sr-only"> open</span>
              </Badge>
            ) : null}
          </TabsTrigger>
          <TabsTrigger value="ended">Ended</TabsTrigger>
        </TabsList>
        <TabsContent value={view.state} className="grid gap-4">
          <ClaimList state={view.state} onOpen={(claim) => show({ claim }, { open: true })} />
        </TabsContent>
      </Tabs>
      {view.claim === undefined ? null : (
        <ClaimFileDialog
          key={view.claim}
          claimId={view.claim}
          onClose={() => show({ claim: undefined }, { close: true })}
        />
      )}
    </div>
  );
}
