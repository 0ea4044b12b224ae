import FullScreenBack
import Simulator

extension Example {
    /// The two ways of going back.
    static let fullScreenBack = Example(
        name: "full-screen-back",
        summary: "The system style and the full-screen style side by side, with the same callbacks.",
        scripts: [sideBySide, swipes, fullScreenAlone])

    private static let sideBySide = Script(
        name: "side-by-side",
        summary: "List > song > words and back, in the system tab, then in the full-screen tab."
    ) {
        $0.launch(StyleTabs.atLaunch())
        try thereAndBack($0)
        try $0.step("Full screen", onRoot: StyleTabs.self, StyleTabs.goFullScreenTab)
        try thereAndBack($0)
    }

    private static let swipes = Script(
        name: "swipe",
        summary:
            "A song is swiped, kept, swiped away; its words, under a hidden bar, in the full-screen tab only."
    ) {
        $0.launch(StyleTabs.atLaunch())
        try swipesThereAndBack($0)
        try $0.step("Back", SongWords.self, SongWords.goBackByPop)
        try $0.step("Full screen", onRoot: StyleTabs.self, StyleTabs.goFullScreenTab)
        try swipesThereAndBack($0)
    }

    @MainActor
    private static func swipesThereAndBack(_ stage: Stage) throws {
        try stage.step("Open a song", SongList.self, SongList.goSong)
        stage.swipeBack(.cancel)
        stage.swipeBack(.finish)
        try stage.step("Open a song", SongList.self, SongList.goSong)
        try stage.step("Show the words", Song.self, Song.goWords)
        stage.swipeBack(.finish)
    }

    private static let fullScreenAlone = Script(
        name: "assign", summary: "In the full-screen tab: the stack is assigned anew, and the effect stays."
    ) {
        $0.launch(StyleTabs.atLaunch())
        try $0.step("Full screen", onRoot: StyleTabs.self, StyleTabs.goFullScreenTab)
        try $0.step("Open a song", SongList.self, SongList.goSong)
        try $0.step("Show the words", Song.self, Song.goWords)
        try $0.step("Drop the song", SongWords.self, SongWords.dropSong)
        try $0.step("Back", SongWords.self, SongWords.goBackByPop)
    }

    @MainActor
    private static func thereAndBack(_ stage: Stage) throws {
        try stage.step("Open a song", SongList.self, SongList.goSong)
        try stage.step("Show the words", Song.self, Song.goWords)
        try stage.step("Back", SongWords.self, SongWords.goBackByPop)
        try stage.step("Show the words", Song.self, Song.goWords)
        try stage.step("Back to the list", SongWords.self, SongWords.goToList)
    }
}
