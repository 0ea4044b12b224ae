// The pages of shortcuts are empty, and add nothing.

@_exported import Intents
@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

open class INUIAddVoiceShortcutButton: UIButton {
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?

    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero); setTitle("Add to Siri", for: .normal)
    }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}
