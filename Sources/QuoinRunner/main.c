// Loads a user's compiled previews and hands over to Quoin's own library, which the previews are linked with.
//
// It is C so that it starts at once, and so that it can raise the limit of the stack before anything deep runs:
// the main thread's stack takes its size when a program starts, hence the second start of itself.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif
#include <dlfcn.h>
#include <execinfo.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

typedef int (*Entry)(int argc, char **argv);

static const rlim_t wanted_stack = (rlim_t)512 << 20;

static void grow_stack(char **argv) {
  struct rlimit limit;
  if (getenv("QUOIN_RUNNER_STACK") || getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= wanted_stack) return;
  rlim_t most = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted_stack ? wanted_stack : limit.rlim_max;
  if (most <= limit.rlim_cur) return;
  limit.rlim_cur = most;
  if (setrlimit(RLIMIT_STACK, &limit) != 0) return;
  setenv("QUOIN_RUNNER_STACK", "grown", 1);
  execv("/proc/self/exe", argv);  // returns only when it failed; then the usual stack has to do
}

// Every other thread would take the raised limit for its own stack, and a few of them would be all the memory there may be.
static void keep_threads_small(void) {
#ifdef __GLIBC__
  pthread_attr_t usual;
  if (pthread_attr_init(&usual) != 0) return;
  if (pthread_attr_setstacksize(&usual, (size_t)16 << 20) == 0) pthread_setattr_default_np(&usual);
  pthread_attr_destroy(&usual);
#endif
}

// User code that takes memory without end is to end itself, not the machine, nor the others that work on it.
static void limit_memory(void) {
  const char *told = getenv("QUOIN_RUNNER_MEMORY");  // in GB, from `quoin render --memory`
  double wanted = told ? strtod(told, NULL) : 0;
  rlim_t most = wanted > 0 && wanted < 1e9 ? (rlim_t)(wanted * (1 << 30)) : (rlim_t)4 << 30;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= most) return;
  if (limit.rlim_max != RLIM_INFINITY && most > limit.rlim_max) most = limit.rlim_max;
  limit.rlim_cur = most;
  setrlimit(RLIMIT_AS, &limit);
}

// A page's pixels are some ten megabytes. Given back to the system after each preview they cost more, in pages to fault in and to clear,
// than laying out and drawing together; kept, the next preview takes them over.
static void keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most there is
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_TOP_PAD, 16 << 20);
#endif
}

static const char *program;

// Whether a file is one of Quoin's own libraries.
static int is_quoin(const char *file) {
  const char *slash = strrchr(file, '/');
  return strncmp(slash ? slash + 1 : file, "libQuoin", 8) == 0;
}

// Whether any of some frames is the user's.
static int reaches_user(void **frames, int count) {
  for (int index = 0; index < count; index++) {
    Dl_info info;
    if (dladdr(frames[index], &info) && info.dli_fname && strcmp(info.dli_fname, program) == 0) return 1;
  }
  return 0;
}

// Says where in the user's code a trap happened, as offsets that the command turns into lines, and where in Quoin if it was there;
// then the signal does its work.
static void tell_place(int number, siginfo_t *signal_info, void *context) {
  void *trap = NULL, *frames[96];
#if defined(__x86_64__)
  trap = (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  trap = (void *)((ucontext_t *)context)->uc_mcontext.pc;
#endif
  if (number == SIGSEGV || number == SIGBUS) {
    void *stack = NULL;
#if defined(__x86_64__)
    stack = (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    stack = (void *)((ucontext_t *)context)->uc_mcontext.sp;
#endif
    // A stack that has run out is missed beside its own pointer; frames may be large.
    long far = (long)((char *)signal_info->si_addr - (char *)stack);
    if (far > -(1 << 20) && far < (1 << 20)) dprintf(2, "quoin-runner: stopped for want of stack\n");
  }
  const char *(*missing_picture)(void) = (const char *(*)(void))dlsym(RTLD_DEFAULT, "quoin_missing_picture");
  const char *picture = missing_picture ? missing_picture() : NULL;
  if (picture) dprintf(2, "quoin-runner: stopped without a picture: %s\n", picture);
  int count = backtrace(frames, 96), isInQuoin = 0;
  // A program that is asked where it stands may be at a place from which the way back to the user's code cannot be found: it goes on, and
  // is asked again.
  static volatile sig_atomic_t asked = 0;
  if (number == SIGQUIT && !reaches_user(frames, count) && asked++ < 15) return;
  for (int index = 0, told = 0; index < count && told < 12; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info) || !info.dli_fname) continue;
    // Quoin's innermost frames, where no code of the user's was called by it; some have no line of their own.
    if (told == 0 && isInQuoin < 6 && is_quoin(info.dli_fname)) {
      unsigned long behind = frames[index] == trap ? 1 : 0;
      dprintf(2, "quoin-runner: stopped in Quoin at %s +%lx\n", info.dli_fname, (unsigned long)((char *)frames[index] - (char *)info.dli_fbase) + behind);
      isInQuoin++;
    }
    if (strcmp(info.dli_fname, program) != 0) continue;
    // All others are return addresses, which lie behind their call; so this one is told as if it were.
    unsigned long behind = frames[index] == trap ? 1 : 0;
    dprintf(2, "quoin-runner: stopped at +%lx\n", (unsigned long)((char *)frames[index] - (char *)info.dli_fbase) + behind);
    told++;
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void watch_traps(char *path) {
  program = path;
  void *first[1];
  backtrace(first, 1);  // loads what it needs now, not in the handler
  // A handler needs room when the stack itself has run out.
  static char room[1 << 17];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = tell_place, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  // By SIGQUIT the command asks where a program stands that does not answer.
  int numbers[] = {SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSEGV, SIGBUS, SIGQUIT};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "quoin-runner is started by `quoin render`; there is nothing to do by hand.\n");
    return 64;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // the command's end is ours, even in an endless loop
  grow_stack(argv);
  keep_threads_small();
  limit_memory();
  keep_memory();
  watch_traps(argv[1]);
  if (!dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) {
    fprintf(stderr, "quoin-runner: %s\n", dlerror());
    return 70;
  }
  Entry entry = (Entry)dlsym(RTLD_DEFAULT, "quoin_runner_main");
  if (!entry) {
    fprintf(stderr, "quoin-runner: %s is not linked with Quoin's library\n", argv[1]);
    return 70;
  }
  return entry(argc, argv);
}
