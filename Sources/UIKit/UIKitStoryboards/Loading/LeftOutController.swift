import InterfaceFiles

/// Shows the name of a view controller whose class `pageflow adopt` has left out of the app, because its file doesn't compile here.
///
/// It has the view of its scene. Its outlets and its actions are ignored, because nothing of the class is there.
final class LeftOutController: UIViewController {
    private let name: String

    required init?(coder: NSCoder) {
        name = coder.interface?.element.peek("customClass") ?? ""
        super.init(coder: coder)
        Runtime.current.diagnostics.warn("\(name) is left out of this build, and its scene has no behavior.")
    }

    override func loadView() { view = viewOfFile ?? AbsentView(name) }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

extension CustomClass {
    /// Whether the class is one of the app's that were left out.
    var isLeftOut: Bool { Runtime.current.application.info.classesLeftOut.contains(name) }
}
