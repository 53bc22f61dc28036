import { type SavedSearch, savedSearchTerms } from '@oja/contract/saved-searches';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { FilterSelect } from '@/components/ui/filter-select';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { countOf, formatCount } from '@/lib/counts';
import { alertLabels, alertOrder } from '@/shared/saved-searches/alert-labels';
import { updateSavedSearchMutation } from '@/shared/saved-searches/api';
import { filterLabels } from '@/shared/saved-searches/filter-texts';
import { DeleteSearch } from './delete-search';
import { RenameSearch } from './rename-search';

const alertOptions = alertOrder.map((mode) => ({ value: mode, label: alertLabels[mode].label }));

export function SearchCard({ search }: { search: SavedSearch }) {
  const market = `${paths.dashboard.marketplace}?${new URLSearchParams(search.filter)}`;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="font-semibold text-lg">
          <Link to={market} className="wrap-anywhere hover:underline">
            {search.name}
          </Link>
        </h2>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {filterLabels(search.filter).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <AlertChoice search={search} />
        <div className="flex flex-wrap items-center gap-2">
          <Button asChild variant="secondary">
            <Link to={market}>{countText(search.total)}</Link>
          </Button>
          <CardActions search={search} />
        </div>
      </div>
    </Card>
  );
}

function countText(total: number): string {
  if (total === 0) return 'No accounts now';
  if (total >= savedSearchTerms.countedAtMost) return `Show ${formatCount(total)}+ accounts`;
  return `Show ${countOf(total, 'account')}`;
}

function AlertChoice({ search }: { search: SavedSearch }) {
  const change = useMutation({
    ...updateSavedSearchMutation,
    onError: (error) => toastFailure(error, 'The alert could not be changed. Please try again.'),
  });
  // What was chosen shows at once; the list follows.
  const alert = change.isPending ? (change.variables.alert ?? search.alert) : search.alert;
  return (
    <Field label="Alerts" className="w-40">
      <FilterSelect
        value={alert}
        options={alertOptions}
        onChange={(chosen) => {
          if (chosen !== undefined && chosen !== alert) change.mutate({ id: search.id, alert: chosen });
        }}
      />
    </Field>
  );
}

function CardActions({ search }: { search: SavedSearch }) {
  const [open, setOpen] = useState<'rename' | 'delete' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={`Rename ${search.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen('rename')}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={`Delete ${search.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen('delete')}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <RenameSearch search={search} open={open === 'rename'} onClose={close} />
      <DeleteSearch search={search} open={open === 'delete'} onClose={close} />
    </>
  );
}
