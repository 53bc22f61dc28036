import type { ReactNode } from 'react';
import { FilterSelect } from '@/components/ui/filter-select';
import type { LoadedQuery } from '@/components/ui/loaded';
import { SearchBox } from '@/components/ui/search-box';
import type { Column } from './column';
import { DataTable } from './data-table';
import { FilterRow } from './filter-row';
import type { ListView } from './list-view';
import { NothingFound } from './nothing-found';
import { PageFooter } from './page-footer';
import { TableFrame } from './table-frame';
import { TableOptions } from './table-options';
import type { Pages } from './use-paged-address';
import type { TableChoices } from './use-table-choices';

interface ListPage<Row> {
  data: readonly Row[];
  next_cursor: string | null;
}

type SearchableTableProps<Row, Sort extends string, Choice extends string> = {
  /** What the rows are, in the middle of a sentence: 'failed sign-ins'. */
  what: string;
  label: string;
  placeholder: string;
  choice: { label: string; all: string; options: readonly { value: Choice; label: string }[] };
  view: ListView<Sort, Choice>;
  onView: (part: Partial<ListView<Sort, Choice>>) => void;
  pages: Pages;
  query: LoadedQuery<ListPage<Row>> & { isPlaceholderData?: boolean };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  rowClassName?: (row: Row) => string | undefined;
  choices: TableChoices;
  /** When there is nothing at all. */
  empty: ReactNode;
};

/** A table with all that one can do with it: search, one filter, order, columns, density and pages. */
export function SearchableTable<Row, Sort extends string, Choice extends string>(
  props: SearchableTableProps<Row, Sort, Choice>,
) {
  const { what, label, choice, view, onView, pages, query, columns, choices } = props;
  const isNarrowed = view.search !== '' || view.choice !== undefined;
  return (
    <div className="grid gap-4">
      <FilterRow
        search={
          <SearchBox
            label={`Search ${what}`}
            placeholder={props.placeholder}
            value={view.search}
            onSearch={(search) => onView({ search })}
          />
        }
        options={<TableOptions columns={columns} choices={choices} />}
      >
        <FilterSelect
          label={choice.label}
          all={choice.all}
          value={view.choice}
          options={choice.options}
          onChange={(chosen) => onView({ choice: chosen })}
        />
      </FilterRow>
      <TableFrame query={query} failure={`Failed to load ${what}`} columns={columns.length}>
        {({ data, next_cursor: next }) => (
          <>
            {data.length > 0 ? (
              <DataTable
                label={label}
                columns={columns}
                rows={data}
                keyOf={props.keyOf}
                choices={choices}
                {...(props.rowClassName ? { rowClassName: props.rowClassName } : {})}
              />
            ) : isNarrowed ? (
              <NothingFound
                title={`No ${what} found`}
                onClear={() => onView({ search: '', choice: undefined })}
              />
            ) : (
              props.empty
            )}
            <PageFooter label={`Pages of ${what}`} pages={pages} nextCursor={next} />
          </>
        )}
      </TableFrame>
    </div>
  );
}
