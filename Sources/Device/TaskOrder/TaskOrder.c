#include "TaskOrder.h"

#include <stdatomic.h>

// The Swift runtime asks these hooks where to put a piece of a task that is ready. A task that was waiting becomes ready
// on the threads of the global pool, whatever its actor, and comes to its actor from there: on a busy machine in any order.
typedef struct job job;
typedef __attribute__((swiftcall)) void (*enqueue)(job *);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(job *, enqueue);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern enqueue_hook swift_task_enqueueMainExecutor_hook;
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(job *);

static atomic_bool is_kept;
static atomic_uint_fast64_t given_count;
static atomic_uint_fast64_t ready_count;

static __attribute__((swiftcall)) void enqueue_anywhere(job *ready, enqueue original) {
    if (atomic_load(&is_kept)) {
        atomic_fetch_add(&given_count, 1);
        swift_task_enqueueMainExecutor(ready);
    } else {
        original(ready);
    }
}

// What is kept in order comes here as well, and so does what never asks for another place: a new task of the main actor.
static __attribute__((swiftcall)) void enqueue_on_main(job *ready, enqueue original) {
    atomic_fetch_add(&ready_count, 1);
    original(ready);
}

void task_order_set_is_kept(bool kept) {
    __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue_anywhere, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_enqueueMainExecutor_hook, enqueue_on_main, __ATOMIC_RELEASE);
    atomic_store(&is_kept, kept);
}

uint64_t task_order_given_count(void) {
    return atomic_load(&given_count);
}

uint64_t task_order_ready_count(void) {
    return atomic_load(&ready_count);
}
