extension KnownFramework {
    static let intentsUI = KnownFramework(
        name: "IntentsUI", prefixes: ["INUI"], imports: ["Intents"],
        text: """
            enum INUIAddVoiceShortcutButtonStyle: UInt { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
            @preconcurrency @MainActor protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
                func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
                func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
            }
            class INUIAddVoiceShortcutButton: UIButton {
                weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
                var shortcut: INShortcut?
                convenience init(style: INUIAddVoiceShortcutButtonStyle) { self.init(frame: .zero); setTitle("Add to Siri", for: .normal) }
            }
            @preconcurrency @MainActor protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
                func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
                func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
            }
            class INUIAddVoiceShortcutViewController: UIViewController {
                weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
                convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
            }
            @preconcurrency @MainActor protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
                func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
                func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
                func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
            }
            class INUIEditVoiceShortcutViewController: UIViewController {
                weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
                convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
            }
            """)
}
