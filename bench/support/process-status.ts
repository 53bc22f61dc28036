import { readFile } from 'node:fs/promises';

/** What Linux says about a process. */

export async function memoryOf(pid: number): Promise<{ residentMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    if (kibibytes === undefined) throw new Error(`The system does not say ${field}.`);
    return (Number(kibibytes) * 1024) / 1e6;
  };
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

/** Every Linux that Node runs on counts processor time in hundredths of a second. */
const tickMs = 10;

/** How long the process has kept a processor busy since it started. */
export async function processorMsOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold spaces; user and system time are fields 14 and 15.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
