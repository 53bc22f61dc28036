import { ArrowRight, Plus, Star, Trash2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Kbd } from '@/components/ui/kbd';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { Tooltip } from '@/components/ui/tooltip';
import { Row, Specimen } from './specimen';

const variants = ['default', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const;
const badges = ['default', 'secondary', 'destructive', 'outline', 'success', 'warning', 'info'] as const;

export function ButtonSection() {
  return (
    <>
      <Specimen title="Variants">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Sizes and icons">
        <Row>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">
            Large <ArrowRight aria-hidden="true" />
          </Button>
          <Button variant="outline">
            <Plus aria-hidden="true" /> Add New Account
          </Button>
          <Tooltip content="Delete listing">
            <Button size="icon" variant="ghost" aria-label="Delete listing">
              <Trash2 aria-hidden="true" />
            </Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen title="Disabled and busy">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          <Button busy busyLabel="Signing in...">
            Sign in
          </Button>
          <Button busy variant="outline" busyLabel="Saving...">
            Save Changes
          </Button>
          <Button busy variant="destructive">
            Delete
          </Button>
          <Button busy size="icon" variant="secondary" aria-label="Refresh" />
        </Row>
      </Specimen>
      <Specimen title="Copy, keys and spinner">
        <Row>
          <CopyButton text="REF-123456" label="Copy code" onCopied={() => toast({ title: 'Copied!' })} />
          <CopyButton
            text="https://oja.test/listing/1"
            label="Copy Listing URL"
            showLabel
            variant="outline"
          />
          <span className="flex gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
          <Spinner className="size-6 text-primary" />
        </Row>
      </Specimen>
      <Specimen title="Badges">
        <Row>
          {badges.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <Badge variant="featured">
            <Star aria-hidden="true" /> Featured
          </Badge>
        </Row>
      </Specimen>
    </>
  );
}
