#include "ProgramCopies.h"

#include <errno.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swift's Mutex remembers the number of its thread, in each module by itself, and so does Dispatch. In a copy some would know the original's
// number and others would ask for the copy's: a lock could not be undone. So a copy takes itself for the original.
// https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/_SynchronizationShims.h
static long original;

static long call_system(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
    long result;
    register long fourth __asm__("r10") = d;
    register long fifth __asm__("r8") = e;
    register long sixth __asm__("r9") = f;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
#else
#error "The system's calls of this processor are not known."
#endif
}

void program_copies_keep_number(void) {
    if (original == 0) original = call_system(SYS_getpid, 0, 0, 0, 0, 0, 0);
}

long program_copies_number(void) { return call_system(SYS_getpid, 0, 0, 0, 0, 0, 0); }

static int is_first_thread(void) {
    return call_system(SYS_gettid, 0, 0, 0, 0, 0, 0) == program_copies_number();
}

// In the place of the C library's functions, for this program and its libraries.

pid_t getpid(void) { return (pid_t)(original ? original : program_copies_number()); }

long syscall(long number, ...) {
    if (original && number == SYS_getpid) return original;
    // Other threads have numbers of their own.
    if (original && number == SYS_gettid && is_first_thread()) return original;
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
    long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    long result = call_system(number, a, b, c, d, e, f);
    if (result < 0 && result > -4096) {
        errno = (int)-result;
        return -1;
    }
    return result;
}
