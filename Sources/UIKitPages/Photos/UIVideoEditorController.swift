/// Lets the user cut a movie. iOS 3.1.
///
/// Present it. It does not go by itself: its delegate dismisses it. The user leaves the movie as it is here, as Linux has nothing that reads
/// movies; what is saved is a copy. A test presses its buttons. Follows Apple's page "UIVideoEditorController".
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

    /// Whether a movie can be cut: a file that is there, of a type of movies.
    open class func canEditVideo(atPath videoPath: String) -> Bool {
        UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath)
    }

    /// Is notified of what the user does. Not retained.
    @_nonoverride
    open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
        get { super.delegate as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The movie's file. Default empty.
    open var videoPath = ""

    /// The longest movie that can be saved, in seconds; 0 for any. Default 600.
    open var videoMaximumDuration: TimeInterval = 600

    /// How good the saved movie is. Default `.medium`. A copy is as good as the movie.
    open var videoQuality = UIImagePickerController.QualityType.typeMedium

    /// Saves the movie, as the page's button does: the delegate gets its new place among the temporary files, or an error.
    package func userSaves() {
        guard case .open = outcome, presentingViewController != nil else { return }
        outcome = .told
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let source = URL(fileURLWithPath: videoPath)
        let copy = folder.appendingPathComponent(source.lastPathComponent)
        do {
            guard Self.canEditVideo(atPath: videoPath) else { throw CocoaError(.fileReadCorruptFile) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source, to: copy)
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

/// The page of an editor: a film strip's place, and its buttons.
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

/// Is notified of what the user does with a video editor: one of its methods is called, once. Every method is optional. iOS 3.1.
///
/// Follows Apple's page "UIVideoEditorControllerDelegate".
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// Called when the movie was saved: at a path among the temporary files. Dismiss the editor.
    func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)

    /// Called when the movie could not be saved. Dismiss the editor.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)

    /// Called when the user has cancelled. Dismiss the editor.
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
