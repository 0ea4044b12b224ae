/// Creates the app and its delegate, launches the app with its property list, and runs the main run loop. It never
/// returns.
///
/// The property list is the main bundle's `Info.plist`. Classes are found by their names with the module in front, such
/// as `"Shop.AppDelegate"`. An unknown class name raises UIKit's exception. Code with `@main` doesn't need to call it:
/// see `UIApplicationDelegate.main()`.
///
/// Follows Apple's page "UIApplicationMain(_:_:_:_:)".
///
/// - Parameters:
///   - argc: The number of arguments; ignored.
///   - argv: The arguments; ignored.
///   - principalClassName: The name of the app's class, a subclass of `UIApplication`; `nil` for `UIApplication`
///     itself.
///   - delegateClassName: The name of the delegate's class; `nil` for no delegate.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let program = MainProgram(principalClassName, delegateClassName)
    program.launch(program.info)
    // Without a source, a run loop would return immediately.
    RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    while true { RunLoop.main.run() }
}

extension UIApplicationDelegate {
    /// Launches an app with a delegate of this class, and doesn't return. `@main` calls it. iOS 14.
    ///
    /// Follows Apple's page "main()" of "UIApplicationDelegate".
    public static func main() {
        UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self))
    }
}

/// The classes of a program's app and its delegate.
@MainActor
struct MainProgram {
    private let principal: UIApplication.Type?
    private let delegate: (any UIApplicationDelegate)?

    init(_ principalName: String?, _ delegateName: String?) {
        principal = principalName.flatMap { name in
            Self.responder(named: name) as? UIApplication.Type ?? Self.refuse("subclass", name)
        }
        delegate = delegateName.flatMap { name in
            Self.responder(named: name)?.make(ofItsClass: ()) as? any UIApplicationDelegate
                ?? Self.refuse("delegate", name)
        }
    }

    /// The settings in the main bundle's property list.
    var info: AppInfo { AppInfo(Bundle.main.infoDictionary ?? [:], delegate: delegate) }

    /// Launches the app, and returns.
    func launch(_ info: AppInfo) {
        if let principal { Runtime.current = Runtime(application: principal) }
        let application = Runtime.current.application
        application.info = info
        application.launch(delegate: delegate)
    }

    private static func responder(named name: String) -> UIResponder.Type? {
        NSClassFromString(name) as? UIResponder.Type
    }

    private static func refuse<Value>(_ what: String, _ name: String) -> Value? {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Unable to instantiate the UIApplication \(what) instance. No class named \(name) is loaded.")
        return nil
    }
}
