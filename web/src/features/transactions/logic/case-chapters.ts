import type { CaseStatement, StaffCase } from '@oja/contract/disputes';
import type { DisputeBrief } from '@oja/contract/purchase-fields';

export interface Chapter {
  dispute: DisputeBrief;
  statements: CaseStatement[];
}

/** What was said in each dispute about the purchase, the latest first: a statement belongs to the one it was made in. */
export function chaptersOf({ dispute, earlier, statements }: StaffCase): [Chapter, ...Chapter[]] {
  const chapters: [Chapter, ...Chapter[]] = [chapterOf(dispute), ...earlier.map(chapterOf)];
  chapters.sort((one, other) => Date.parse(other.dispute.opened_at) - Date.parse(one.dispute.opened_at));
  for (const statement of statements) {
    const madeIn = chapters.find(
      (chapter) => Date.parse(chapter.dispute.opened_at) <= Date.parse(statement.created_at),
    );
    (madeIn ?? chapters.at(-1) ?? chapters[0]).statements.push(statement);
  }
  return chapters;
}

const chapterOf = (dispute: DisputeBrief): Chapter => ({ dispute, statements: [] });
