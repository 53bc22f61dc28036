import { readFile } from 'node:fs/promises';

/** The status of a process in /proc. */

export async function memoryOf(pid: number): Promise<{ residentMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    if (kibibytes === undefined) throw new Error(`The status of the process has no ${field}.`);
    return (Number(kibibytes) * 1024) / 1e6;
  };
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

/** Linux counts processor time in hundredths of a second on every platform of Node. */
const tickMs = 10;

/** The processor time of the process since its start. */
export async function processorMsOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may contain spaces; user and system time are fields 14 and 15.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
