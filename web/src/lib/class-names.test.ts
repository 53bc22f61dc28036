import { describe, expect, test } from 'vitest';
import { cn } from './class-names.ts';

describe('cn', () => {
  test.each([
    ['px-4 h-10', 'px-3', 'h-10 px-3'],
    ['px-4', 'p-0', 'p-0'],
    ['p-4', 'px-2', 'p-4 px-2'],
    ['pl-4 pr-14 pt-1', 'px-2', 'pt-1 px-2'],
    ['-mt-2', 'mt-1', 'mt-1'],
    ['w-4 h-4', 'size-6', 'size-6'],
    ['max-w-lg', 'max-w-[calc(100vw-1rem)]', 'max-w-[calc(100vw-1rem)]'],
    ['w-96', 'w-sidebar-mobile', 'w-sidebar-mobile'],
    ['text-sm text-muted-foreground', 'text-base', 'text-muted-foreground text-base'],
    ['text-sm text-foreground', 'text-danger', 'text-sm text-danger'],
    ['text-left text-danger', 'text-center', 'text-danger text-center'],
    ['text-sm leading-6', 'text-lg', 'text-lg'],
    ['font-medium font-sans', 'font-bold', 'font-sans font-bold'],
    ['border border-input/60', 'border-danger', 'border border-danger'],
    ['border border-input', 'border-2', 'border-input border-2'],
    ['border-b border-border', 'border-t', 'border-border border-t'],
    ['bg-primary hover:bg-primary-hover', 'bg-danger', 'hover:bg-primary-hover bg-danger'],
    ['hover:bg-accent', 'hover:bg-muted', 'hover:bg-muted'],
    ['ring-2 ring-primary', 'ring-danger', 'ring-2 ring-danger'],
    ['bg-card bg-cover bg-center', 'bg-muted/60', 'bg-cover bg-center bg-muted/60'],
    ['rounded-lg', 'rounded-full', 'rounded-full'],
    ['rounded-lg', 'rounded-br-sm', 'rounded-lg rounded-br-sm'],
    ['shadow-raised', 'shadow-none', 'shadow-none'],
    [
      'data-[state=open]:animate-pop-in',
      'data-[state=open]:animate-fade-in',
      'data-[state=open]:animate-fade-in',
    ],
    ['flex items-center', 'grid items-start', 'grid items-start'],
    ['flex flex-col', 'flex-row', 'flex flex-row'],
    ['hidden', 'md:flex', 'hidden md:flex'],
    ['absolute', 'relative', 'relative'],
    ['tabular custom-name', 'custom-name', 'tabular custom-name custom-name'],
  ])('"%s" and "%s" give "%s"', (base, override, expected) => {
    expect(cn(base, override)).toBe(expected);
  });

  test('leaves out what is not there', () => {
    const nothing: string | undefined = undefined;
    expect(cn('px-4', nothing, false, null, ['py-2'])).toBe('px-4 py-2');
  });
});
