import UIKit

/// Goes one step back from the asking page.
struct GoBackVerb: Verb {
    func summary(from page: String) -> String { "go back from \(page)" }

    func isSame(as other: any Verb) -> Bool { other is GoBackVerb }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        if let goal = try place.goalThatEndsSearch { return Destination(goal) }
        if let end = place.endOfCover { return end }
        return Destination(openedChild(in: place).map { .remove($0) } ?? .back(from: place.asker))
    }

    /// The child that one step back removes, if `.embed` opened it: the page, or the stack whose first page it is.
    private func openedChild(in place: RequestPlace) -> LivePage? {
        let page = place.page.outermostStack
        guard place.pages.records[page]?.isOpenedChild == true else { return nil }
        return LivePage(page)
    }
}
