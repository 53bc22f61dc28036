import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { PlatformMark, platformLabel, platformNames } from '@/components/ui/platform-mark';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
} from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { Specimen } from './specimen';

export function FormSection() {
  return (
    <>
      <Specimen title="Text">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Email Address" required hint="We write only about your trades.">
            <Input type="email" placeholder="ada@example.com" autoComplete="off" />
          </Field>
          <Field label="Password" required error="New password must be at least 8 characters long.">
            <PasswordInput defaultValue="short" autoComplete="off" />
          </Field>
          <Field label="Nick Name">
            <Input defaultValue="Ada" />
          </Field>
          <Field label="Price (NGN)" error="Please enter a valid amount.">
            <Input inputMode="decimal" defaultValue="-5" className="tabular" />
          </Field>
          <Field label="Read only">
            <Input readOnly defaultValue="ada@example.com" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Not yet" />
          </Field>
          <Field
            label="Account Description"
            className="sm:col-span-2"
            hint="What is it about, who follows it?"
          >
            <Textarea placeholder="Food reviews from Lagos, posting daily since 2021." />
          </Field>
        </div>
      </Specimen>
      <Specimen title="Choice">
        <div className="grid gap-5 sm:grid-cols-2">
          <PlatformSelect />
          <Field label="Priority" error="Please choose a priority.">
            <Select>
              <SelectTrigger placeholder="Choose one" />
              <SelectContent>
                <SelectItem value="low">Low</SelectItem>
                <SelectItem value="urgent">Urgent</SelectItem>
              </SelectContent>
            </Select>
          </Field>
          <Field label="Withdrawal method" required>
            <RadioGroup defaultValue="bank">
              <RadioOption value="bank" label="Bank transfer" hint="₦50, 1-3 business days" />
              <RadioOption value="card" label="Debit card" hint="₦25, instant" />
              <RadioOption value="mobile" label="Mobile money" disabled />
            </RadioGroup>
          </Field>
          <div className="grid content-start gap-4">
            <Field layout="inline" label="Remember me">
              <Checkbox defaultChecked />
            </Field>
            <Field
              layout="inline"
              label="I accept the terms"
              required
              error="Please accept the terms and conditions"
            >
              <Checkbox />
            </Field>
            <Field layout="inline" label="Some of the rows">
              <Checkbox checked="indeterminate" />
            </Field>
            <Field layout="inline" label="Disabled">
              <Checkbox disabled />
            </Field>
            <Field layout="inline" label="Two-factor sign-in" hint="A code from your phone, each time.">
              <Switch defaultChecked />
            </Field>
            <Field layout="inline" label="Marketing emails">
              <Switch />
            </Field>
          </div>
        </div>
      </Specimen>
    </>
  );
}

function PlatformSelect() {
  return (
    <Field label="Platform" required>
      <Select defaultValue="instagram">
        <SelectTrigger />
        <SelectContent>
          <SelectGroup>
            <SelectLabel>Platforms</SelectLabel>
            {platformNames.map((platform) => (
              <SelectItem key={platform} value={platform}>
                <span className="flex items-center gap-2">
                  <PlatformMark platform={platform} size="sm" />
                  {platformLabel(platform)}
                </span>
              </SelectItem>
            ))}
          </SelectGroup>
          <SelectItem value="other" disabled>
            Not yet available
          </SelectItem>
        </SelectContent>
      </Select>
    </Field>
  );
}
