#define _GNU_SOURCE
#include "ProgramCopies.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static socklen_t address_of(const char *name, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    // A name that begins with a zero byte is no file.
    strncpy(address->sun_path + 1, name, sizeof address->sun_path - 2);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(address->sun_path + 1));
}

int program_copies_listen(const char *name) {
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (listener < 0) return -1;
    if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, 4096) != 0) {
        close(listener);
        return -1;
    }
    return listener;
}

int program_copies_accept(int listener) {
    int descriptor;
    do descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

int program_copies_connect(const char *name) {
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -1;
    int result;
    do result = connect(descriptor, (struct sockaddr *)&address, length);
    while (result != 0 && errno == EINTR);
    if (result == 0) return descriptor;
    close(descriptor);
    return -1;
}

bool program_copies_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
}

int program_copies_thread_count(void) {
    DIR *folder = opendir("/proc/self/task");
    if (folder == NULL) return 1;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) count += entry->d_name[0] != '.';
    closedir(folder);
    return count;
}

// Event descriptors: a copy shares those of the original, and what wakes one would wake the other.

enum kind { other, event_counter, timer, event_set };

static enum kind kind_of(int descriptor) {
    char path[64], target[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length <= 0) return other;
    target[length] = 0;
    if (strstr(target, "[eventfd]")) return event_counter;
    if (strstr(target, "[timerfd]")) return timer;
    if (strstr(target, "[eventpoll]")) return event_set;
    return other;
}

/// What the system says of a descriptor, in words.
static size_t read_facts(int descriptor, char *facts, size_t size) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fdinfo/%d", descriptor);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    size_t length = 0;
    for (ssize_t count; length + 1 < size && (count = read(file, facts + length, size - 1 - length)) > 0;)
        length += (size_t)count;
    close(file);
    facts[length] = 0;
    return length;
}

static unsigned long long fact(const char *facts, const char *name, int base) {
    const char *place = strstr(facts, name);
    return place ? strtoull(place + strlen(name), NULL, base) : 0;
}

static void put_in_place(int fresh, int descriptor) {
    if (fresh < 0) return;
    int flags = fcntl(descriptor, F_GETFD);
    dup3(fresh, descriptor, flags & FD_CLOEXEC ? O_CLOEXEC : 0);
    close(fresh);
}

static void renew_counter(int descriptor) {
    char facts[512];
    if (!read_facts(descriptor, facts, sizeof facts)) return;
    unsigned count = (unsigned)fact(facts, "eventfd-count:", 16);
    int flags = fcntl(descriptor, F_GETFL);
    put_in_place(eventfd(count, flags & O_NONBLOCK ? EFD_NONBLOCK : 0), descriptor);
}

static void renew_timer(int descriptor) {
    char facts[512];
    if (!read_facts(descriptor, facts, sizeof facts)) return;
    struct itimerspec rest;
    timerfd_gettime(descriptor, &rest);
    if (fact(facts, "ticks:", 10) > 0 && rest.it_value.tv_sec == 0 && rest.it_value.tv_nsec == 0)
        rest.it_value.tv_nsec = 1;
    int flags = fcntl(descriptor, F_GETFL);
    int fresh = timerfd_create((int)fact(facts, "clockid:", 10), flags & O_NONBLOCK ? TFD_NONBLOCK : 0);
    if (fresh >= 0) timerfd_settime(fresh, 0, &rest, NULL);
    put_in_place(fresh, descriptor);
}

static void renew_set(int descriptor) {
    static char facts[65536];
    if (!read_facts(descriptor, facts, sizeof facts)) return;
    int fresh = epoll_create1(0);
    for (char *line = strstr(facts, "tfd:"); line; line = strstr(line + 4, "tfd:")) {
        int member = 0;
        unsigned events = 0;
        unsigned long long data = 0;
        if (sscanf(line, "tfd: %d events: %x data: %llx", &member, &events, &data) != 3) continue;
        struct epoll_event event = {.events = events, .data.u64 = data};
        epoll_ctl(fresh, EPOLL_CTL_ADD, member, &event);
    }
    put_in_place(fresh, descriptor);
}

static void renew_event_descriptors(void) {
    int descriptors[1024];
    size_t count = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (folder == NULL) return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL && count < 1024;)
        if (entry->d_name[0] != '.') descriptors[count++] = atoi(entry->d_name);
    closedir(folder);
    for (size_t index = 0; index < count; index++) {
        enum kind kind = kind_of(descriptors[index]);
        if (kind == event_counter) renew_counter(descriptors[index]);
        if (kind == timer) renew_timer(descriptors[index]);
    }
    // Sets last: their members are in place by then.
    for (size_t index = 0; index < count; index++)
        if (kind_of(descriptors[index]) == event_set) renew_set(descriptors[index]);
}

static void redirect(const char *path, int descriptor) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return;
    dup2(file, descriptor);
    close(file);
}

// Whether the environment asks for a backtrace of the line that ends a copy, which takes a second.
static bool prints_backtraces(void) {
    const char *settings = getenv("SWIFT_BACKTRACE");
    return settings && strstr(settings, "enable=yes");
}

static void end_at_once(void) {
    static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
    for (size_t index = 0; index < sizeof deadly / sizeof *deadly; index++) signal(deadly[index], SIG_DFL);
}

pid_t program_copies_make(const char *errors) {
    fflush(NULL);
    program_copies_keep_number();
    pid_t copy = fork();
    if (copy != 0) return copy;
    if (!prints_backtraces()) end_at_once();
    signal(SIGPIPE, SIG_IGN);
    redirect("/dev/null", STDOUT_FILENO);
    redirect(errors, STDERR_FILENO);
    renew_event_descriptors();
    return 0;
}

void program_copies_await_crash(void) {
    siginfo_t child;
    while (waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0) pause();
}

bool program_copies_write(int descriptor, const void *bytes, size_t count) {
    const char *place = bytes;
    while (count > 0) {
        ssize_t written = send(descriptor, place, count, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        place += written;
        count -= (size_t)written;
    }
    return true;
}

static long long milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

bool program_copies_read(int descriptor, void *bytes, size_t count, int milliseconds) {
    char *place = bytes;
    long long end = milliseconds < 0 ? 0 : milliseconds_now() + milliseconds;
    while (count > 0) {
        if (milliseconds >= 0) {
            struct pollfd one = {.fd = descriptor, .events = POLLIN};
            long long rest = end - milliseconds_now();
            int ready = poll(&one, 1, rest > 0 ? (int)rest : 0);
            if (ready < 0 && errno == EINTR) continue;
            if (ready <= 0) return false;
        }
        ssize_t got = recv(descriptor, place, count, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        place += got;
        count -= (size_t)got;
    }
    return true;
}

int program_copies_wait(const int *descriptors, size_t count, int milliseconds) {
    struct pollfd *all = calloc(count ? count : 1, sizeof *all);
    for (size_t index = 0; index < count; index++) all[index] = (struct pollfd){descriptors[index], POLLIN, 0};
    int ready;
    do ready = poll(all, count, milliseconds);
    while (ready < 0 && errno == EINTR);
    int found = -1;
    for (size_t index = 0; ready > 0 && found < 0 && index < count; index++)
        if (all[index].revents != 0) found = (int)index;
    free(all);
    return found;
}
