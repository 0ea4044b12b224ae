import UIKit

/// Verbs that need only the asking page.
enum PlainVerb: Verb {
    case goBack
    case remove
    case returnHome
    case dismissAll
    /// Ends the cover of the window without asking guards.
    case uncover

    var asksGuards: Bool { self != .uncover }

    func summary(from page: String) -> String {
        switch self {
        case .goBack: "go back from \(page)"
        case .remove: "remove \(page)"
        case .returnHome: "return home"
        case .dismissAll: "dismiss all"
        case .uncover: "end the cover"
        }
    }

    func isSame(as other: any Verb) -> Bool { other as? PlainVerb == self }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        switch self {
        case .goBack:
            try place.endOfSearchOrCover
                ?? Destination(place.openedChild.map { .remove($0) } ?? .back(from: place.asker))
        case .remove: try place.endOfSearchOrCover ?? place.removal
        case .returnHome: place.home
        case .dismissAll: Destination(.dismissAll)
        case .uncover: try place.endOfCover
        }
    }
}

extension RequestPlace {
    /// The first page, which in a tab bar controller may not exist yet.
    fileprivate var home: Destination {
        if let tabs = root.asContainer?.tabs, tabs.hasTabs { _ = tabs.controller(ofTabAt: 0) }
        return Destination(.home)
    }

    /// The removal of the page. If its tab leaves with it, UIKit selects another tab, whose page may not exist yet.
    fileprivate var removal: Destination {
        var holder = page.pageParent
        while let container = holder?.asContainer, container.controllers.count == 1 {
            container.tabs?.createAnotherPage()
            holder = container.tabs == nil ? holder?.pageParent : nil
        }
        return Destination(.remove(asker))
    }

    /// The end of a search or a cover, if the asking page shows the results of a search, or is the first page of a cover.
    fileprivate var endOfSearchOrCover: Destination? {
        get throws(NavigationError) {
            if let searched = page.pageWithThisAsResults { return Destination(.show(try live(searched))) }
            guard Cover.of(window)?.page != nil, case .root = page.arrival else { return nil }
            return try endOfCover
        }
    }

    fileprivate var endOfCover: Destination {
        get throws(NavigationError) {
            guard let root = Cover.of(window)?.page else {
                throw NavigationError(.nothingBefore, at: page.nameOfPage)
            }
            return Destination(changes: [.uncover(root)])
        }
    }

    /// The child that one step back removes, if `.embed` opened it: the page, or the stack whose first page it is.
    fileprivate var openedChild: LivePage? {
        let page = page.outermostStack
        return pages.records[page]?.isOpenedChild == true ? LivePage(page) : nil
    }
}
