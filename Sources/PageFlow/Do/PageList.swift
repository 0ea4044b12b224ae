import UIKit

/// Pages in order. Most often there is one or none, and then no array is made.
struct PageList: RandomAccessCollection {
    private let first: UIViewController?
    private let others: [UIViewController]

    init() {
        first = nil
        others = []
    }

    init(_ page: UIViewController) {
        first = page
        others = []
    }

    init(_ pages: [UIViewController]) {
        first = pages.first
        others = pages.count > 1 ? Array(pages.dropFirst()) : []
    }

    var startIndex: Int { 0 }

    var endIndex: Int { first == nil ? 0 : others.count + 1 }

    /// Without an iterator: that would hold the list once more.
    @inline(__always)
    func forEach(_ body: (UIViewController) -> Void) {
        if let first { body(first) }
        guard !others.isEmpty else { return }
        for page in others { body(page) }
    }

    subscript(index: Int) -> UIViewController {
        if index == 0, let first { return first }
        return others[index - 1]
    }
}
