import UIKit

/// Pages in order. Most often there is one or none, and then no array is made.
enum PageList: Sequence {
    case none
    case one(UIViewController)
    case several([UIViewController])

    init(_ pages: [UIViewController]) {
        switch pages.count {
        case 0: self = .none
        case 1: self = .one(pages[0])
        default: self = .several(pages)
        }
    }

    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    var last: UIViewController? {
        switch self {
        case .none: nil
        case .one(let page): page
        case .several(let pages): pages.last
        }
    }

    /// Calls a closure with each page; quicker than a loop, for the closure is there already.
    @inline(__always)
    func visit(_ body: (UIViewController) -> Void) {
        switch self {
        case .none: break
        case .one(let page): body(page)
        case .several(let pages): pages.forEach(body)
        }
    }

    /// Lets each page go as it is handed out.
    struct Iterator: IteratorProtocol {
        fileprivate var rest: PageList
        private var index = 0

        fileprivate init(_ list: consuming PageList) {
            rest = list
        }

        @inline(__always)
        mutating func next() -> UIViewController? {
            switch rest {
            case .none: return nil
            case .one(let page):
                rest = .none
                return page
            case .several(let pages):
                guard index < pages.count else { return nil }
                index += 1
                return pages[index - 1]
            }
        }
    }

    @inline(__always)
    consuming func makeIterator() -> Iterator { Iterator(self) }
}
