/// A view controller that lets the user trim a movie. iOS 3.1.
///
/// Present it. It doesn't dismiss itself: its delegate dismisses it. The movie isn't changed here, because Linux has no movie reader; the
/// saved movie is a copy. A test presses its buttons. Follows Apple's page "UIVideoEditorController".
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    private var outcome = Outcome.open

    private enum Outcome {
        case open
        case told
    }

    /// Creates an editor without a movie.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [VideoEditingPage()]
    }

    /// Creates an editor without a movie.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates an editor without a movie from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [VideoEditingPage()]
    }

    /// Whether a movie can be edited: an existing file of a movie type.
    open class func canEditVideo(atPath videoPath: String) -> Bool {
        UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath)
    }

    /// The object that is notified of the user's action. Not retained.
    @_nonoverride
    open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
        get { super.delegate as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The path of the movie. Default empty.
    open var videoPath = ""

    /// The maximum duration of the saved movie, in seconds; 0 for no limit. Default 600.
    open var videoMaximumDuration: TimeInterval = 600

    /// The quality of the saved movie. Default `.medium`. A copy keeps the movie's quality.
    open var videoQuality = UIImagePickerController.QualityType.typeMedium

    /// Saves the movie, as the Save button does. The delegate receives its path in the temporary folder, or an error.
    package func userSaves() {
        guard case .open = outcome, presentingViewController != nil else { return }
        outcome = .told
        do {
            guard Self.canEditVideo(atPath: videoPath) else { throw CocoaError(.fileReadCorruptFile) }
            let copy = try CopiedFiles.current.copy(URL(fileURLWithPath: videoPath))
            delegate?.videoEditorController(self, didSaveEditedVideoToPath: copy.path)
        } catch {
            delegate?.videoEditorController(self, didFailWithError: error)
        }
    }
}

extension UIVideoEditorController: SystemPage {
    package func userCancels() {
        guard case .open = outcome else { return }
        outcome = .told
        delegate?.videoEditorControllerDidCancel(self)
    }
}

/// The view of an editor: a placeholder for the film strip, and the buttons.
@MainActor
private final class VideoEditingPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Edit Video"
        view.backgroundColor = .black
        let editor = navigationController as? UIVideoEditorController
        navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel) { [weak editor] in editor?.userCancels() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(.save) { [weak editor] in editor?.userSaves() }
    }
}

/// The methods that report the user's action in a video editor. One of them is called, once. Every method is optional. iOS 3.1.
///
/// Follows Apple's page "UIVideoEditorControllerDelegate".
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// Called when the movie was saved, with a path in the temporary folder. Dismiss the editor.
    func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)

    /// Called when the movie could not be saved. Dismiss the editor.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)

    /// Called when the user has canceled. Dismiss the editor.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

// Apple's members are optional.
extension UIVideoEditorControllerDelegate {
    /// Does nothing.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}

    /// Does nothing.
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}

    /// Does nothing.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
