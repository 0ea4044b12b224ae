import UIKit

extension UIViewController {
    /// Opens a page.
    ///
    /// Before: `Home`
    ///
    /// ```swift
    /// home.open(Settings())
    /// ```
    ///
    /// After: `Home/Settings`
    ///
    /// - Parameters:
    ///   - page: a new page, or one that is not shown. A tap that comes twice opens one page: the second request, for a page
    ///     of the same type from the same page, ends as `.coalesced`.
    ///   - way: how it comes; by default pushed where there is a stack, else presented.
    ///   - animated: whether the change animates.
    /// - Returns: the request, at once.
    @discardableResult
    public func open(_ page: UIViewController, by way: Way = .automatic, animated: Bool = true) -> Navigation
    {
        request(.open(page, way), animated: animated)
    }

    /// Puts a page in this one's place. What lies over this page stays where it is.
    ///
    /// Before: `Home/Cart`
    ///
    /// ```swift
    /// cart.replace(with: Receipt())
    /// ```
    ///
    /// After: `Home/Receipt`
    ///
    /// It works for a page in a stack, a tab, a part, a presented page and a window's root.
    @discardableResult
    public func replace(with page: UIViewController, animated: Bool = true) -> Navigation {
        request(.replace(with: page), animated: animated)
    }

    func request(_ verb: NavigationRequest.Verb, animated: Bool) -> Navigation {
        send(NavigationRequest(verb, from: self, animated: animated))
    }

    func send(_ request: consuming NavigationRequest) -> Navigation {
        guard let navigator = request.page.navigator else { return .failed(.offScreen, request) }
        return navigator.submit(request)
    }
}

extension Navigation {
    /// A request that has ended before it began.
    static func failed(_ reason: NavigationError.Reason, _ request: NavigationRequest) -> Navigation {
        let navigation = Navigation(request.summary)
        navigation.end(.failed(NavigationError(reason, at: request.page.pageName)))
        return navigation
    }
}
