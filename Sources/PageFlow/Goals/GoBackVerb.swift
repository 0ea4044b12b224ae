import PageFlowCore
import UIKit

/// Goes one step back from the page that asks.
struct GoBackVerb: Verb {
    func summary(from page: String) -> String { "go back from \(page)" }

    func isSame(as other: any Verb) -> Bool { other is GoBackVerb }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        if let goal = try place.goalThatEndsSearch { return Destination(goal) }
        if let cover = place.endingCover { return Destination(moves: [.uncover(cover)], newPages: []) }
        return Destination(openedChild(in: place).map { .remove($0) } ?? .back(from: place.path))
    }

    /// The child that one step back removes: the page, or the stack that it is the first page of, if that was opened by
    /// `.embed`.
    private func openedChild(in place: RequestPlace) -> PagePath? {
        var page = place.page
        while let stack = page.pageParent as? UINavigationController,
            stack.heldPages.first === page
        {
            page = stack
        }
        guard place.pages.records[page]?.isOpenedChild == true else { return nil }
        return PagePath(to: page, in: place.window)
    }
}
