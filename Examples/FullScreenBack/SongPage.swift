import DocumentPages
import PageFace
import UIKit

/// The common parts of the example's pages. They don't depend on the style of their stack.
public class SongPage: BaseViewController {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Creates a page from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Pops one page, as an app's own code would.
    public func goBackByPop(_ sender: Any?) {
        navigationController?.popViewController(animated: true)
    }

    /// Returns to the first page.
    public func goToList(_ sender: Any?) {
        navigationController?.popToRootViewController(animated: true)
    }

    func push(_ page: SongPage) {
        navigationController?.pushViewController(page, animated: true)
        let titles = navigationController?.viewControllers.map { $0.title ?? "" } ?? []
        log("pushed onto \(titles.dropLast().joined(separator: "/"))")
    }
}

/// The first page: a list of songs.
public final class SongList: SongPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Songs", "The first page. The way back to it is a tap or a swipe.",
            [UIButton("Open a song") { [unowned self] in goSong(nil) }])
    }

    /// Pushes a song.
    public func goSong(_ sender: Any?) { push(Song(title: "Song")) }
}

/// A song.
public final class Song: SongPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Song", "A page with a bar. In the full-screen style the bar moves with it.",
            [
                UIButton("Show the words") { [unowned self] in goWords(nil) },
                UIButton("Back", .gray()) { [unowned self] in goBackByPop(nil) },
            ])
    }

    /// Pushes the song's lyrics.
    public func goWords(_ sender: Any?) { push(SongWords(title: "Words")) }
}

/// The lyrics of a song, full screen: the bar is hidden, in a full-screen stack only for this page.
public final class SongWords: SongPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Words", "A page without a bar. In the full-screen style a swipe goes back all the same.",
            [
                UIButton("Back", .gray()) { [unowned self] in goBackByPop(nil) },
                UIButton("Back to the list", .gray()) { [unowned self] in goToList(nil) },
                UIButton("Drop the song", .gray()) { [unowned self] in dropSong(nil) },
            ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Sets the stack's pages to the list and these lyrics.
    public func dropSong(_ sender: Any?) {
        guard let stack = navigationController, let list = stack.viewControllers.first else { return }
        stack.viewControllers = [list, self]
        log("lies on \(stack.viewControllers.first?.title ?? "nothing")")
    }
}
