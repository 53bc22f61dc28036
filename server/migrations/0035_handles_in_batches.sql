-- Every change of a listing's status writes its row anew, and with it the handle into this index, one piece of three
-- letters after the other: three quarters of what selling an account wrote to the log. The pieces are collected now
-- and written many at a time. A search reads along what still waits, which is why it may not be much.
alter index listings_handle_search set (fastupdate = on, gin_pending_list_limit = 256);
