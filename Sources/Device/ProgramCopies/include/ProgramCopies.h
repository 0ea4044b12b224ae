#ifndef PROGRAM_COPIES_H
#define PROGRAM_COPIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A place where copies of the program report. Its name is known in this machine's network namespace alone, and no file.
/// Returns a descriptor, or -1.
int program_copies_listen(const char *name);

/// Waits for the next copy that reports there. Returns a descriptor for both ways, or -1.
int program_copies_accept(int listener);

/// Reports from a copy. Returns a descriptor for both ways, or -1.
int program_copies_connect(const char *name);

/// Two descriptors that are connected with each other.
bool program_copies_pair(int ends[2]);

/// How many threads the program has.
int program_copies_thread_count(void);

/// Copies the program as it stands. Returns 0 in the copy, its number in the original, and -1 where that cannot be done.
///
/// The copy has event descriptors of its own: with those of the original one would be woken by what happens in the other.
/// What it writes to standard output is lost; what it writes to standard error goes into a file. Signals that end a program end
/// it at once. It ends with the program that made it all.
pid_t program_copies_make(const char *errors);

/// Waits for the end of the program if another thread has crashed, and the program's child is printing its backtrace.
void program_copies_await_crash(void);

/// Has copies that are made from now on take themselves for the program that they are copies of: `getpid` gives its number there.
void program_copies_keep_number(void);

/// The program's number as the system knows it, in a copy the copy's own.
long program_copies_number(void);

/// Writes all bytes. Returns false where the other end is gone.
bool program_copies_write(int descriptor, const void *bytes, size_t count);

/// Reads all bytes. Returns false where the other end is gone, or when so many milliseconds are over; -1 waits for ever.
bool program_copies_read(int descriptor, void *bytes, size_t count, int milliseconds);

/// Waits until one of some descriptors has something to be read, or its other end is gone. Returns its place among them; -1 when so many
/// milliseconds are over.
int program_copies_wait(const int *descriptors, size_t count, int milliseconds);

#endif
