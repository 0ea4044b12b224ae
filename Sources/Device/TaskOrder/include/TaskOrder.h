#ifndef TASK_ORDER_H
#define TASK_ORDER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether every task of the program runs on the main thread, in the order in which they became ready.
void task_order_set_is_kept(bool is_kept);

/// How many pieces of tasks the main thread has been given so far that were ready for any thread; the first piece of a
/// task of the main actor is not among them.
uint64_t task_order_given_count(void);

/// How many pieces of tasks have become ready for the main thread so far, each first piece of a task among them.
uint64_t task_order_ready_count(void);

#endif
