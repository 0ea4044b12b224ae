import AdoptModel
import Foundation

/// The program of an app: a file that launches the app, and one that moves the program into the app's folder.
struct ProgramFiles {
    private let target: SourceTarget
    /// The other modules that are adopted with the app.
    private let otherModules: [String]
    /// The stand-ins for frameworks. Storyboards may use their classes, but the explorer doesn't have to reach them.
    private let standIns: [String]
    private let output: URL

    init(_ target: SourceTarget, besides otherModules: [String] = [], standIns: [String] = [], in output: URL)
    {
        self.target = target
        self.otherModules = otherModules
        self.standIns = standIns
        self.output = output
    }

    /// The app's folder in the mirror.
    static func folder(of target: SourceTarget) -> String { "Apps/\(target.product).app" }

    /// Whether a path is the program's in its app folder. The program creates that file itself.
    static func isProgram(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 3 && parts[0] == "Apps" && parts[2].hasPrefix("program-")
    }

    func write(to folder: OutputFolder) throws {
        try folder.write(program, to: "Sources/\(target.product)Program/main.swift")
        try writeEntrance(to: folder)
    }

    /// Writes the code that moves a program into the app's folder.
    func writeEntrance(to folder: OutputFolder) throws {
        let name = target.product
        try folder.write(entrance, to: "Sources/\(name)Folder/enter.c")
        try folder.write(
            "// Nothing to call: see enter.c.\n", to: "Sources/\(name)Folder/include/\(name)Folder.h")
    }

    private var program: String {
        """
        import AdoptedApp
        import \(target.module)

        AdoptedApp("\(target.name)") { makeApplicationDelegate() }\(classes)\(pages).main()

        """
    }

    private var classes: String {
        let names = otherModules + standIns
        return names.isEmpty ? "" : ".with(classesOf: [\(Self.list(names))])"
    }

    private var pages: String {
        standIns.isEmpty ? "" : ".with(pagesOf: [\(Self.list([target.module] + otherModules))])"
    }

    private static func list(_ names: [String]) -> String {
        names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// Foundation uses the program's folder as the app's bundle. The build folder contains the programs of all packages' targets,
    /// but no `Info.plist`. So the program links itself into the app's folder and restarts there, with a home of its own.
    private var entrance: String {
        """
        #define _GNU_SOURCE
        #include <errno.h>
        #include <fcntl.h>
        #include <limits.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/sendfile.h>
        #include <sys/stat.h>
        #include <unistd.h>

        static const char folder[] = "\(output.appendingPathComponent(Self.folder(of: target)).path)";

        static int copy(const char *from, const char *to) {
            int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_EXCL, 0755);
            struct stat file;
            if (in < 0 || out < 0 || fstat(in, &file) != 0) return -1;
            while (file.st_size > 0) {
                ssize_t sent = sendfile(out, in, NULL, (size_t)file.st_size);
                if (sent <= 0) return -1;
                file.st_size -= sent;
            }
            close(in);
            return close(out);
        }

        static void enter_folder(int count, char **arguments) {
            char program[PATH_MAX], place[PATH_MAX];
            ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
            if (length <= 0) return;
            program[length] = 0;
            const char *entered = getenv("ADOPTED_APP_PROGRAM");
            if (entered != NULL && strcmp(entered, program) == 0) return;
            // A lab that watches waits for a new program in the build folder.
            for (int index = 1; index < count; index++)
                if (strcmp(arguments[index], "--watch") == 0) return;
            const char *name = strrchr(program, '/') + 1;
            if (snprintf(place, sizeof place, "%s/program-%s", folder, name) >= (int)sizeof place) return;
            unlink(place);
            if (link(program, place) != 0 && copy(program, place) != 0) return;
            setenv("ADOPTED_APP_PROGRAM", place, 1);
            execv(place, arguments);
            unsetenv("ADOPTED_APP_PROGRAM");
        }

        extern void beginAppHome(void);

        __attribute__((constructor)) static void begin(int count, char **arguments) {
            enter_folder(count, arguments);
            beginAppHome();
        }

        """
    }
}
