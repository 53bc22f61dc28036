-- Where two steps of a hand-over were missed at once, the clock looked at the first of them alone and never again.
update handovers h set next_check_at = now()
  from purchases p
 where p.id = h.purchase_id and p.status = 'pending' and p.stage = 'handing_over' and h.next_check_at is null;
