import { CircleCheck, Clock, ShoppingBag, Wallet } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { PlatformMark } from '@/components/ui/platform-mark';
import { ScrollArea } from '@/components/ui/scroll-area';
import { StatCard } from '@/components/ui/stat-card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDate } from '@/lib/dates';
import { formatNaira, formatSignedNaira } from '@/lib/money';
import { Row, type SectionProps, Specimen } from './specimen';

const people = ['Ada Obi', 'Chidi Nwosu', 'Zainab Bello', 'Tunde Alabi', 'Ngozi Eze', 'Kemi Ojo', 'Musa'];

const sales: readonly {
  handle: string;
  buyer: string;
  price: number;
  status: string;
  badge: BadgeVariant;
}[] = [
  { handle: '@lagosplates', buyer: 'Ada Obi', price: 185_000, status: 'pending', badge: 'secondary' },
  { handle: '@naijafit', buyer: 'Musa', price: 92_500.5, status: 'completed', badge: 'default' },
  { handle: '@abujahomes', buyer: 'Kemi Ojo', price: 1_240_000, status: 'disputed', badge: 'warning' },
  { handle: '@kanotech', buyer: 'Ngozi Eze', price: 60_000, status: 'failed', badge: 'destructive' },
];

export function DataSection({ pane }: SectionProps) {
  return (
    <>
      <Specimen title="Figures">
        <div className="grid gap-4 sm:grid-cols-2">
          <StatCard
            title="Available Balance"
            value={formatNaira(500_000)}
            change={{ text: '+12.5% this month', direction: 'up' }}
            icon={<Wallet />}
            trend={{ values: [12, 14, 13, 17, 16, 21, 24], period: 'Last 7 days' }}
          />
          <StatCard
            title="Total Spent"
            value={formatNaira(92_500.5)}
            change={{ text: '-4% this month', direction: 'down' }}
            icon={<ShoppingBag />}
            trend={{ values: [24, 22, 23, 18, 19, 15, 14], period: 'Last 7 days' }}
          />
          <StatCard
            title="Total Disputes"
            value="3"
            change={{ text: '2 fewer than last month', direction: 'down', isGood: true }}
            icon={<Clock />}
          />
          <StatCard
            title="Completed"
            value="48"
            change={{ text: 'no change', direction: 'flat' }}
            icon={<CircleCheck />}
          />
        </div>
      </Specimen>
      <Specimen title="Card">
        <Card>
          <CardHeader>
            <CardTitle as="h4">@lagosplates</CardTitle>
            <CardDescription>Food · listed {formatDate('2026-03-04T09:00:00')}</CardDescription>
          </CardHeader>
          <CardContent className="flex items-center justify-between gap-3">
            <PlatformMark platform="instagram" tile />
            <p className="tabular font-semibold text-xl">{formatNaira(185_000)}</p>
          </CardContent>
          <CardFooter>
            <Button size="sm">Buy Now</Button>
            <Button size="sm" variant="outline">
              View Details
            </Button>
          </CardFooter>
        </Card>
      </Specimen>
      <Specimen title="Table">
        <Card>
          <Table label={`Sales (${pane})`}>
            <TableHeader>
              <TableRow>
                <TableHead>Account</TableHead>
                <TableHead>Buyer</TableHead>
                <TableHead>Status</TableHead>
                <TableHead numeric>Price</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {sales.map((sale) => (
                <TableRow key={sale.handle}>
                  <TableCell className="font-medium">{sale.handle}</TableCell>
                  <TableCell>
                    <span className="flex items-center gap-2 whitespace-nowrap">
                      <Avatar name={sale.buyer} size="sm" />
                      {sale.buyer}
                    </span>
                  </TableCell>
                  <TableCell>
                    <Badge variant={sale.badge}>{sale.status}</Badge>
                  </TableCell>
                  <TableCell numeric>{formatNaira(sale.price)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      </Specimen>
      <Specimen title="Avatars">
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} labelled />
          ))}
          <Avatar name="Ada Obi" size="lg" labelled />
          <Avatar name="Zainab Bello" size="xl" labelled />
        </Row>
      </Specimen>
      <Specimen title="Scroll area and separator">
        <ScrollArea label={`Movements (${pane})`} className="h-32 rounded-lg border bg-card">
          <ul className="px-4 text-sm">
            {[5000, -1250.5, 800, -64_000, 120, 90_000].map((amount) => (
              <li key={amount}>
                <p className="tabular flex justify-between py-2.5">
                  <span>{amount > 0 ? 'Credit' : 'Debit'}</span>
                  <span className={amount > 0 ? 'text-success' : 'text-danger'}>
                    {formatSignedNaira(amount)}
                  </span>
                </p>
                <hr className="border-border" />
              </li>
            ))}
          </ul>
        </ScrollArea>
      </Specimen>
    </>
  );
}
