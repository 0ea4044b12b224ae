// The library zlib of the system, which Swift's own install instructions bring along.
#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib.h is missing. Install it: apt-get install zlib1g-dev, or yum install zlib-devel."
#endif
