/// A method of one of UIKit's classes, and whether a class of an app overrides it. An override of another class of UIKit doesn't count.
@MainActor
package final class AppMethod {
    private let method: OverridableMethod
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// The last answer. One class after the other asks for most methods, and looking it up in the dictionary is slower.
    private var last: (key: ObjectIdentifier, answer: Bool)?

    init(_ method: OverridableMethod) {
        self.method = method
    }

    /// Most objects don't override the method, which costs one comparison.
    @inline(__always)
    func isOverridden(by object: AnyObject) -> Bool {
        method.isOverridden(by: object) && isOverriddenByApp(type(of: object))
    }

    private func isOverriddenByApp(_ type: AnyClass) -> Bool {
        let key = ObjectIdentifier(type)
        if let last, last.key == key { return last.answer }
        let answer = answers[key] ?? AppMethod.isAppClass(method.implementingClass(for: type))
        answers[key] = answer
        last = (key, answer)
        return answer
    }

    private static func isAppClass(_ type: AnyClass) -> Bool { !UIKitClasses.has(String(reflecting: type)) }

    /// Whether an object's class is one of the app's.
    static func isOfApp(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(type(of: object))
        if let known = appClasses[key] { return known }
        let answer = isAppClass(type(of: object))
        appClasses[key] = answer
        return answer
    }

    private static var appClasses: [ObjectIdentifier: Bool] = [:]
}

// The methods that UIKit tracks.
extension AppMethod {
    static let viewProperties = AppMethod(.viewProperties)
    static let viewLayout = AppMethod(ofView: ViewWithLayout.self)
    static let viewConstraints = AppMethod(ofView: ViewWithConstraints.self)
    static let viewDrawing = AppMethod(ofView: ViewWithDrawing.self)
    static let pageProperties = AppMethod(.controllerProperties)
    static let willLayout = AppMethod(ofPage: PageBeforeLayout.self)
    static let didLayout = AppMethod(ofPage: PageAfterLayout.self)
    static let pageConstraints = AppMethod(ofPage: PageWithConstraints.self)
    static let contentUnavailableUpdate = AppMethod(.contentUnavailableUpdate)
    static let containerWillLayout = AppMethod(ofPresentation: PresentationBeforeLayout.self)
    static let containerDidLayout = AppMethod(ofPresentation: PresentationAfterLayout.self)

    private convenience init(ofView overriding: UIView.Type) {
        self.init(OverridableMethod(of: UIView.self, plain: PlainView.self, whereDiffers: overriding))
    }

    private convenience init(ofPage overriding: UIViewController.Type) {
        self.init(
            OverridableMethod(of: UIViewController.self, plain: PlainPage.self, whereDiffers: overriding))
    }

    private convenience init(ofPresentation overriding: UIPresentationController.Type) {
        self.init(
            OverridableMethod(
                of: UIPresentationController.self, plain: PlainPresentation.self, whereDiffers: overriding))
    }
}

// Each overrides one method. The methods aren't empty, because a linker may give empty functions one address.

private class PlainView: UIView {}

private final class ViewWithLayout: PlainView {
    override func layoutSubviews() { tag = 1 }
}

private final class ViewWithConstraints: PlainView {
    override func updateConstraints() { tag = 2 }
}

private final class ViewWithDrawing: PlainView {
    override func draw(_ rect: CGRect) { tag = 3 }
}

private class PlainPage: UIViewController {}

private final class PageBeforeLayout: PlainPage {
    override func viewWillLayoutSubviews() { title = "1" }
}

private final class PageAfterLayout: PlainPage {
    override func viewDidLayoutSubviews() { title = "2" }
}

private final class PageWithConstraints: PlainPage {
    override func updateViewConstraints() { title = "3" }
}

private class PlainPresentation: UIPresentationController {}

private final class PresentationBeforeLayout: PlainPresentation {
    override func containerViewWillLayoutSubviews() { delegate = nil }
}

private final class PresentationAfterLayout: PlainPresentation {
    override func containerViewDidLayoutSubviews() { overrideTraitCollection = nil }
}
